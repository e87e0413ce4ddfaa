import IntentModel
import SourceDiagnostics

/// Gives texts that they have added other string IDs, where we have used theirs for other words.
///
/// The same words elsewhere keep the ID: they have the same translations.
enum DistinctStringIDs {
  /// The IDs that they get, by those that they have.
  static func names(_ places: StringIDPlaces) -> [String: String] {
    // An ID that repeats within one version is meant to.
    let clashes = places.theirs.filter { id, there in
      guard places.base[id] == nil, let mine = places.ours[id] else { return false }
      return Set(mine.keys).isDisjoint(with: there.keys) && !Set(mine.values).isSuperset(of: there.values)
    }
    guard !clashes.isEmpty else { return [:] }
    var fresh = FreshStringIDs(
      avoiding: Set(places.base.keys).union(places.ours.keys).union(places.theirs.keys))
    var names: [String: String] = [:]
    for id in clashes.keys.sorted() { names[id] = fresh.next(for: id) }
    return names
  }
}
