internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// The entries of a list that stored data tell apart by their tags.
struct TaggedList {
  /// An entry of the list.
  struct Entry {
    let name: Located<String>?
    let tag: Located<Int>?
    let displayPriority: Located<Int>?
    let node: PropertyListNode

    /// The name for messages.
    var phrase: String { name?.value.quoted ?? "an entry without name" }
  }

  /// The entries in file order.
  let entries: [Entry]

  /// Whether every element of the list is among the entries, so that their positions are those of the file.
  let isComplete: Bool

  /// The highest tag that was ever given, as the file has it.
  let lastTag: Located<Int>?

  /// Whether every such list of a file has a last tag, so that its absence is reported as that of a required key.
  let requiresLastTag: Bool

  /// The name of the intent or type that has the list, for messages.
  let ownerName: String

  /// The dictionary that has the list and the last tag.
  let owner: PropertyListNode

  /// The key of an entry's tag.
  let tagKey: StaticString

  /// The key of the last tag.
  let lastTagKey: StaticString

  /// The key of an entry's position.
  let displayPriorityKey: StaticString

  /// The entries whose tag cannot stay, each with the entry that has it first; the latter is nil for a tag below 1.
  let faultyEntries: [(entry: Entry, first: Entry?)]

  /// The entry with the highest tag; nil where no entry has one.
  let highestEntry: Entry?

  /// Every list of a definition: parameters, response parameters, properties.
  static func all(in document: DefinitionDocument) -> [TaggedList] {
    var lists: [TaggedList] = []
    for intent in document.intents {
      lists.append(TaggedList(intent))
      if let response = intent.response { lists.append(TaggedList(response, of: intent)) }
    }
    return lists + document.types.map(TaggedList.init)
  }

  private init(_ intent: IntentEntry) {
    let entries = intent.parameters.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    self.init(
      entries, isComplete: intent.isComplete("INIntentParameters", count: entries.count),
      lastTag: intent.lastParameterTag, requiresLastTag: false, ownerName: intent.displayedName, owner: intent.node,
      keys: ("INIntentParameterTag", "INIntentLastParameterTag", "INIntentParameterDisplayPriority"))
  }

  private init(_ response: ResponseEntry, of intent: IntentEntry) {
    let entries = response.parameters.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    self.init(
      entries, isComplete: response.isComplete("INIntentResponseParameters", count: entries.count),
      lastTag: response.lastParameterTag, requiresLastTag: false, ownerName: intent.displayedName,
      owner: response.node,
      keys: (
        "INIntentResponseParameterTag", "INIntentResponseLastParameterTag", "INIntentResponseParameterDisplayPriority"
      ))
  }

  private init(_ type: TypeEntry) {
    let entries = type.properties.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    self.init(
      entries, isComplete: type.isComplete("INTypeProperties", count: entries.count), lastTag: type.lastPropertyTag,
      requiresLastTag: true, ownerName: type.name?.value ?? "", owner: type.node,
      keys: ("INTypePropertyTag", "INTypeLastPropertyTag", "INTypePropertyDisplayPriority"))
  }

  private init(
    _ entries: [Entry], isComplete: Bool, lastTag: Located<Int>?, requiresLastTag: Bool, ownerName: String,
    owner: PropertyListNode, keys: (tag: StaticString, lastTag: StaticString, displayPriority: StaticString)
  ) {
    self.entries = entries
    self.isComplete = isComplete
    self.lastTag = lastTag
    self.requiresLastTag = requiresLastTag
    self.ownerName = ownerName
    self.owner = owner
    tagKey = keys.tag
    lastTagKey = keys.lastTag
    displayPriorityKey = keys.displayPriority
    faultyEntries = Self.faultyEntries(among: entries)
    highestEntry = entries.max { ($0.tag?.value ?? 0) < ($1.tag?.value ?? 0) }.flatMap { $0.tag == nil ? nil : $0 }
  }

  private static func faultyEntries(among entries: [Entry]) -> [(entry: Entry, first: Entry?)] {
    var known: [Int: Entry] = [:]
    var faulty: [(Entry, Entry?)] = []
    for entry in entries {
      guard let tag = entry.tag?.value else { continue }
      if tag < 1 {
        faulty.append((entry, nil))
      } else if let first = known[tag] {
        faulty.append((entry, first))
      } else {
        known[tag] = entry
      }
    }
    return faulty
  }

  /// The highest tag in use, or ever given; 0 where there is none.
  var highestTag: Int { max(0, lastTag?.value ?? 0, highestEntry?.tag?.value ?? 0) }

  /// The last tag once the faulty entries have new ones; nil where the numbers of the file leave no room for it.
  ///
  /// All fix-its of a list raise the last tag to this one number, so that they can be applied together.
  var lastTagAfterRepair: Int? {
    let (sum, overflows) = highestTag.addingReportingOverflow(faultyEntries.count)
    return overflows ? nil : sum
  }
}
