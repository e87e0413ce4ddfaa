import IntentModel
import SourceDiagnostics

/// Where three versions of a definition, in which an entry has the same name, have their string IDs, and the words there.
///
/// A place is a path of names and keys, which is the same in all versions.
struct StringIDPlaces {
  /// The words by place, by ID.
  private(set) var base: [String: [String: String]] = [:]
  private(set) var ours: [String: [String: String]] = [:]
  private(set) var theirs: [String: [String: String]] = [:]

  init(_ sides: MergeSides) {
    collect(sides, .definition, "")
  }

  private mutating func collect(_ sides: MergeSides, _ kind: ElementKind?, _ path: String) {
    for (key, values) in sides.members {
      let path = path + "/" + key
      if let list = kind?.schema.list(key) {
        // A text that has an ID for a name is known by what it was called before.
        let named = NamedSides(values, list)
        let elements = ElementSides(named, list)
        for name in named.names { collect(elements[name], list.kind, path + "/" + name) }
      } else if let words = KeyRole.textKey(ofID: key) {
        if let id = values.base?.string { base[id, default: [:]][path] = sides.base?[words]?.string ?? "" }
        if let id = values.ours?.string { ours[id, default: [:]][path] = sides.ours?[words]?.string ?? "" }
        if let id = values.theirs?.string { theirs[id, default: [:]][path] = sides.theirs?[words]?.string ?? "" }
      } else {
        collect(values, nil, path)
      }
    }
  }
}
