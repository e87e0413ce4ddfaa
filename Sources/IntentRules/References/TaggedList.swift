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
    var displayedName: String { name?.value ?? "" }
  }

  /// The entries in file order.
  let entries: [Entry]

  /// The highest tag that was ever given, as the file has it.
  let lastTag: Located<Int>?

  /// The dictionary that has the list and the last tag.
  let owner: PropertyListNode

  /// The key of an entry's tag.
  let tagKey: StaticString

  /// The key of the last tag.
  let lastTagKey: StaticString

  /// The key of an entry's position.
  let displayPriorityKey: StaticString

  /// Every list of a definition: parameters, response parameters, properties.
  static func all(in document: DefinitionDocument) -> [TaggedList] {
    var lists: [TaggedList] = []
    for intent in document.intents {
      lists.append(TaggedList(intent))
      if let response = intent.response { lists.append(TaggedList(response)) }
    }
    return lists + document.types.map(TaggedList.init)
  }

  private init(_ intent: IntentEntry) {
    entries = intent.parameters.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    lastTag = intent.lastParameterTag
    owner = intent.node
    tagKey = "INIntentParameterTag"
    lastTagKey = "INIntentLastParameterTag"
    displayPriorityKey = "INIntentParameterDisplayPriority"
  }

  private init(_ response: ResponseEntry) {
    entries = response.parameters.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    lastTag = response.lastParameterTag
    owner = response.node
    tagKey = "INIntentResponseParameterTag"
    lastTagKey = "INIntentResponseLastParameterTag"
    displayPriorityKey = "INIntentResponseParameterDisplayPriority"
  }

  private init(_ type: TypeEntry) {
    entries = type.properties.map {
      Entry(name: $0.name, tag: $0.tag, displayPriority: $0.displayPriority, node: $0.node)
    }
    lastTag = type.lastPropertyTag
    owner = type.node
    tagKey = "INTypePropertyTag"
    lastTagKey = "INTypeLastPropertyTag"
    displayPriorityKey = "INTypePropertyDisplayPriority"
  }

  /// The entries whose tag cannot stay, each with the entry that has it first; the latter is nil for a tag below 1.
  var faultyEntries: [(entry: Entry, first: Entry?)] {
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
  var highestTag: Int { max(lastTag?.value ?? 0, entries.compactMap { $0.tag?.value }.max() ?? 0) }

  /// The last tag once the faulty entries have new ones; nil where the numbers of the file leave no room for it.
  ///
  /// All fix-its of a list raise the last tag to this one number, so that they can be applied together.
  var lastTagAfterRepair: Int? {
    let (sum, overflows) = highestTag.addingReportingOverflow(faultyEntries.count)
    return overflows ? nil : sum
  }
}
