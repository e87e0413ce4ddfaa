import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

struct EveryKeyTests {
  @Test func `every property holds the value of the key that it is named after`() throws {
    let decoding = try Decoding(file: EveryKey.text)
    var checkedCount = 0
    try check(#require(decoding.document), source: decoding.tree.source, count: &checkedCount)
    // Below the root there is one element of each kind, so each key counts once.
    let keyCount = EveryKey.text.split(separator: "<key>IN").count - 1
    #expect(checkedCount == keyCount + 3, "the keys named Maximum, Minimum and UTI do not start with IN")
  }

  @Test func `only the stray keys and the mark of compiled definitions are noted`() throws {
    let messages = try Decoding(file: EveryKey.text).diagnostics.map(\.message)
    let stray = [
      "DisplayName", "DisplayNameID", "DisplayPriority", "Name", "ObjectType", "ObjectTypeNamespace", "Tag", "Type",
    ]
    #expect(
      messages == ["'INIntentHash' marks a compiled definition, not a source file"]
        + stray.map { "unknown key 'INIntentResponseProperty\($0)'" })
  }

  @Test func `an order of keys that no editor writes makes no difference`() throws {
    let sorted = try Decoding(file: EveryKey.text)
    let reversed = try Decoding(file: reversingKeys(of: sorted.tree.root))
    #expect(reversed.diagnostics.map(\.message).sorted() == sorted.diagnostics.map(\.message).sorted())
    let left = try #require(sorted.document).withoutPlaces
    let right = try #require(reversed.document).withoutPlaces
    #expect(left == right)
    #expect(left.contains(".hash: 18446744073709551615"))
  }

  @Test func `values of every type come through`() throws {
    let document = try #require(try Decoding(file: EveryKey.text).document)
    let intent = try #require(document.intents.first)
    #expect(document.modelVersion == .xcode12)
    #expect(intent.hash?.value == UInt64.max)
    #expect(intent.type?.value == "Custom")
    #expect(intent.managedParameterCombinations?.first?.key.value == "soup,size")
    #expect(intent.parameterCombinations?.map(\.key.value) == ["soup,size"])
    let metadata = try #require(intent.parameters.first?.metadata)
    #expect(metadata.maximumValue?.value == PropertyListInteger(text: "100").map(ScalarEntry.integer))
    #expect(metadata.minimumValue?.value == .real(-0.5))
    #expect(metadata.customUTIs.first?.uti != nil)
    #expect(metadata.range?.minimum != nil)
  }

  // MARK: The rule of names

  /// Compares the names of all properties below a value with the keys in front of their places.
  private func check(_ entry: Any, source: SourceFile, count: inout Int) throws {
    for child in Mirror(reflecting: entry).children {
      let label = try #require(child.label)
      guard !["node", "unknownEntries", "key"].contains(label) else { continue }
      let value = try #require(Self.unwrapped(child.value), "\(type(of: entry)).\(label) is nil")
      try check(value, label, of: entry, source, &count)
    }
  }

  private func check(
    _ value: Any, _ label: String, of entry: Any, _ source: SourceFile, _ count: inout Int
  ) throws {
    if let text = value as? LocalizedTextEntry {
      let textRange = try #require(text.text?.range, "\(label)")
      let idRange = try #require(text.id?.range, "\(label)")
      expect(textRange, follows: Self.key(label, of: entry), source, &count)
      expect(idRange, follows: Self.key(label, of: entry) + "ID", source, &count)
    } else if let nested = value as? any DictionaryEntry {
      expect(nested.node.range, follows: Self.key(label, of: entry), source, &count)
      try check(nested, source: source, count: &count)
    } else if let nested = value as? [any DictionaryEntry] {
      #expect(nested.count == 1, "\(label)")
      for element in nested {
        // The key stands in front of the array, or in front of the key of a combination.
        let outer = Mirror(reflecting: element).descendant("key") as? Located<String>
        let start = outer?.range ?? element.node.range
        expect(start, follows: Self.key(label, of: entry), source, &count)
        try check(element, source: source, count: &count)
      }
    } else {
      let range = try #require(Mirror(reflecting: value).descendant("range") as? SourceRange, "\(label)")
      expect(range, follows: Self.key(label, of: entry), source, &count)
    }
  }

  private func expect(_ range: SourceRange, follows key: String, _ source: SourceFile, _ count: inout Int) {
    let before = String(decoding: source.bytes[..<Int(range.lowerBound)], as: UTF8.self)
    let tail = before.suffix(key.utf8.count + 80)
    let last = tail.split(separator: "<key>").last ?? ""
    #expect(last.hasPrefix(key + "</key>") || tail.hasSuffix("<key>\(key)</key><dict><key>"), "\(key): \(last)")
    count += 1
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func key(_ label: String, of entry: Any) -> String {
    let name = label == "uti" ? "UTI" : label.prefix(1).uppercased() + label.dropFirst()
    switch entry {
    case is DefinitionDocument:
      if label == "statedModelVersion" { return "INIntentDefinitionModelVersion" }
      return (["intents", "enums", "types"].contains(label) ? "IN" : "INIntentDefinition") + name
    case is ParameterMetadataRangeEntry, is CustomUTIEntry: return name
    case is SamplePhraseEntry: return "INIntentSample" + name
    case is ManagedParameterCombinationEntry, is ParameterCombinationEntry: return "INIntentParameterCombination" + name
    case is IntentEntry: return "INIntent" + name
    case is ResponseEntry: return "INIntentResponse" + name
    case is ResponseCodeEntry: return "INIntentResponseCode" + name
    case is ResponseParameterEntry where label.hasPrefix("property"): return "INIntentResponse" + name
    case is ResponseParameterEntry: return "INIntentResponseParameter" + name
    case is ResponseParameterMetadataEntry: return "INIntentResponseParameterMetadata" + name
    case is EnumEntry: return "INEnum" + name
    case is EnumValueEntry: return "INEnumValue" + name
    case is EnumValueSynonymEntry: return "INEnumValueSynonym" + name
    case is TypeEntry: return "INType" + name
    case is TypePropertyEntry: return "INTypeProperty" + name
    case is TypePropertyMetadataEntry: return "INTypePropertyMetadata" + name
    case is ParameterEntry: return "INIntentParameter" + name
    case is ParameterMetadataEntry: return "INIntentParameterMetadata" + name
    case is PromptDialogEntry: return "INIntentParameterPromptDialog" + name
    case is UnsupportedReasonEntry: return "INIntentParameterUnsupportedReason" + name
    case is RelationshipEntry: return "INIntentParameterRelationship" + name
    case is ArraySizeEntry: return "INIntentParameterArraySize" + name
    default: return "an entry without a rule: \(type(of: entry))"
    }
  }

  /// The property list as text with the keys of every dictionary in the opposite order.
  private func reversingKeys(of node: PropertyListNode) -> String {
    func text(_ node: PropertyListNode) -> String {
      switch node.kind {
      case .dictionary:
        let entries = node.entries.map { "<key>\($0.key)</key>\(text($0.value))" }.reversed().joined(separator: "\n")
        return "<dict>\(entries)</dict>"
      case .array:
        return "<array>\(node.elements.map(text).joined())</array>"
      default:
        return String(decoding: node.tree.source.bytes[node.range.offsets], as: UTF8.self)
      }
    }
    return "<plist version=\"1.0\">\(text(node))</plist>"
  }
}

extension DictionaryEntry {
  /// The values of the properties, one a line, without nodes and places.
  fileprivate var withoutPlaces: String {
    func lines(_ value: Any, _ path: String) -> [String] {
      let mirror = Mirror(reflecting: value)
      if let value = mirror.descendant("value"), mirror.descendant("range") != nil { return ["\(path): \(value)"] }
      if mirror.displayStyle == .optional { return mirror.children.first.map { lines($0.value, path) } ?? [] }
      return mirror.children.enumerated().flatMap { index, child -> [String] in
        let label = child.label ?? "\(index)"
        if ["node", "unknownEntries"].contains(label) { return [] }
        return lines(child.value, "\(path).\(label)")
      }
    }
    return lines(self, "").joined(separator: "\n")
  }
}
