import SourceDiagnostics

/// Carries string IDs that one side has renamed to texts for which the other has begun to use them.
///
/// Whoever gives an ID that is there to a further text wants both to have one translation; with the earlier ID, the
/// further text would have none, since the tables of the merged definition have the later one.
enum CarriedStringIDs {
  /// The IDs that a side gets, by those that it has.
  ///
  /// - Parameters:
  ///   - base: The words by place, by ID, before.
  ///   - renaming: The same on the side that has renamed IDs.
  ///   - using: The same on the side that may use them for further texts.
  /// - Returns: The IDs.
  static func names(
    base: [String: [String: String]], renaming: [String: [String: String]], using: [String: [String: String]]
  ) -> [String: String] {
    var later: [String: String] = [:]
    for (id, places) in renaming where base[id] == nil {
      for place in places.keys { later[place] = id }
    }
    var names: [String: String] = [:]
    for (id, before) in base where renaming[id] == nil {
      guard let now = using[id], now.keys.contains(where: { before[$0] == nil }) else { continue }
      let renamed = before.filter { later[$0.key] != nil }
      let wanted = Set(renamed.keys.compactMap { later[$0] })
      // Another text with another ID is no rename, and of two new IDs nobody knows which is meant.
      guard wanted.count == 1, let new = wanted.first, let places = renaming[new],
        renamed.allSatisfy({ places[$0.key] == $0.value })
      else { continue }
      let isShared = now.keys.contains { before[$0] != nil }
      guard isShared || !Set(before.values).isDisjoint(with: now.values) else { continue }
      names[id] = new
    }
    return names
  }
}
