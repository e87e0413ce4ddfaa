import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite(.enabled(if: (try? Corpus.formatDescription()) != nil, "the description of the format is absent"))
struct FormatDescriptionTests {
  private static func keys(of type: any DictionaryEntry.Type) throws -> [ExpectedKey] {
    func keys<Entry: DictionaryEntry>(_ type: Entry.Type) throws -> [ExpectedKey] {
      EntryDecoder.expectedKeys(of: type, in: try tree("<dict/>").root)
    }
    return try keys(type)
  }

  private static let types: [any DictionaryEntry.Type] = [
    DefinitionDocument.self, IntentEntry.self, ParameterEntry.self, ParameterMetadataEntry.self,
    ParameterMetadataRangeEntry.self, PromptDialogEntry.self, UnsupportedReasonEntry.self, RelationshipEntry.self,
    ArraySizeEntry.self, CustomUTIEntry.self, ManagedParameterCombinationEntry.self, ParameterCombinationEntry.self,
    ResponseEntry.self, ResponseCodeEntry.self, ResponseParameterEntry.self, ResponseParameterMetadataEntry.self,
    EnumEntry.self, EnumValueEntry.self, EnumValueSynonymEntry.self, TypeEntry.self, TypePropertyEntry.self,
    TypePropertyMetadataEntry.self, SamplePhraseEntry.self,
  ]

  @Test func `every level asks for the keys, types and requirements of the format`() throws {
    let description = try #require(try Corpus.formatDescription())
    var levels = try #require(description["levels"] as? [String: [String: Any]])
    for type in Self.types where type.level.name.description != "samplePhrase" {
      let level = type.level.name.description
      let described = try #require(levels.removeValue(forKey: level)?["keys"] as? [String: [String: Any]], "\(level)")
      var asked: [String: ExpectedKey] = [:]
      for key in try Self.keys(of: type) {
        #expect(asked.updateValue(key, forKey: key.key) == nil, "\(key.key) is asked for twice")
      }
      // The only key that intentc adds to the format.
      asked["INIntentSamplePhrases"] = nil
      #expect(Set(asked.keys) == Set(described.keys), "\(level)")
      for (key, facts) in described {
        let types = try #require(facts["types"] as? [String]).map { $0 == "dict" ? "dictionary" : $0 }
        #expect(asked[key]?.kinds.kinds.map(\.name) == types.sorted(), "\(key)")
        #expect(asked[key]?.isRequired == (facts["required"] as? Bool ?? false), "\(key)")
      }
    }
    #expect(levels.isEmpty, "levels without an entry: \(levels.keys.sorted())")
  }

  @Test(arguments: types.indices)
  func `keys are asked for in ascending order, as the cursor wants it`(index: Int) throws {
    let keys = try Self.keys(of: Self.types[index]).map { Array($0.key.utf8) }
    #expect(!keys.isEmpty)
    for (previous, next) in zip(keys, keys.dropFirst()) {
      #expect(previous.lexicographicallyPrecedes(next))
    }
  }
}
