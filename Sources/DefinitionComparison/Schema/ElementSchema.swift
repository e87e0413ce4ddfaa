/// What the keys of a kind of entry mean.
///
/// Keys that are not named here are facts whose words are those of the key, so that nothing that a file says is passed
/// over: `INIntentUserConfirmationRequired` is `user confirmation required`.
package struct ElementSchema: Sendable {
  /// The kind.
  package let kind: ElementKind

  /// The start of the keys that says nothing more than the kind does.
  let prefix: String

  /// The key with the name; nil where the entry is named otherwise.
  package let nameKey: String?

  /// The key with the number that stored data know the entry by.
  package let tagKey: String?

  /// The key with the number that must be unique among the entries, and is 0 where it is missing.
  package let indexKey: String?

  /// The key with the position in the list.
  package let priorityKey: String?

  /// The key with the string ID by which the entry is known again when its name has changed.
  package let traceKey: String?

  /// The key of the text that is shown beside the name.
  let headlineKey: String?

  /// The keys under which further entries stand, in the order in which they are shown.
  package let lists: [ElementList]

  init(
    _ kind: ElementKind, prefix: String, name nameKey: String? = nil, tag tagKey: String? = nil,
    index indexKey: String? = nil, priority priorityKey: String? = nil, trace traceKey: String? = nil,
    headline headlineKey: String? = nil, lists: [ElementList] = []
  ) {
    self.kind = kind
    self.prefix = prefix
    self.nameKey = nameKey
    self.tagKey = tagKey
    self.indexKey = indexKey
    self.priorityKey = priorityKey
    self.traceKey = traceKey
    self.headlineKey = headlineKey
    self.lists = lists
  }

  /// Whether entries have nothing but the string ID of their text for a name.
  var isNamedByID: Bool { nameKey.map { KeyRole.of($0) == .stringID } ?? false }

  /// The keys of a class of its own and of the prefix of one.
  var classKeys: Set<String> { [prefix + "ClassName", prefix + "ClassPrefix"] }

  /// The list under a key; nil where the key is none of one.
  package func list(_ key: String) -> ElementList? { lists.first { $0.key == key } }
}
