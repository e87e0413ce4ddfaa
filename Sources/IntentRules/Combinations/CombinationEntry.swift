internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// A summary or suggestion of an intent: what both have.
struct CombinationEntry {
  /// The key.
  let key: Located<String>

  /// The names in the key, in its order.
  let names: [String]

  /// The names in the key.
  let members: Set<String>

  /// Whether a name stands twice in the key, which has been reported.
  var repeatsName: Bool { members.count < names.count }

  /// The first line.
  let title: LocalizedTextEntry?

  /// Whether Shortcuts shows it as a summary; a suggestion otherwise.
  let isManaged: Bool

  /// The dictionary.
  let node: PropertyListNode

  /// The key for messages, cut where it is long.
  let shownKey: String

  fileprivate init(_ key: Located<String>, _ title: LocalizedTextEntry?, isManaged: Bool, _ node: PropertyListNode) {
    self.key = key
    names = key.value.split(separator: ",").map(String.init)
    members = Set(names)
    self.title = title
    self.isManaged = isManaged
    self.node = node
    shownKey = key.value.utf8.count <= 200 ? key.value : String(key.value.prefix(199)) + "…"
  }
}

extension IntentEntry {
  /// The summaries and then the suggestions, in file order.
  var combinations: [CombinationEntry] {
    (managedParameterCombinations ?? []).map { CombinationEntry($0.key, $0.title, isManaged: true, $0.node) }
      + (parameterCombinations ?? []).map { CombinationEntry($0.key, $0.title, isManaged: false, $0.node) }
  }
}
