internal import PropertyListReader
internal import SourceDiagnostics

extension EntryDecoder {
  /// The number of unknown keys of a file that are compared with the known ones.
  private static let comparedKeyCount = 20

  /// The hint at what a misspelt key of the current dictionary was meant to be; nil after many.
  func spellingHint(forKey key: String) -> String? {
    guard reportedKeys.count <= Self.comparedKeyCount, let type = contexts.last?.type else { return nil }
    return Spelling.hint(for: key, among: Self.knownKeys(of: type))
  }

  /// The keys that a kind of dictionary may have: those that are asked for of an empty one.
  private static func knownKeys<Entry: DictionaryEntry>(of type: Entry.Type) -> [String] {
    guard let emptyDictionary else { return [] }
    return expectedKeys(of: type, in: emptyDictionary).map(\.key)
  }

  private static let emptyDictionary: PropertyListNode? = {
    var diagnostics = DiagnosticEngine()
    let source = SourceFile(path: "", bytes: Array("<plist><dict/></plist>".utf8))
    return PropertyListReader().read(source, diagnostics: &diagnostics)?.root
  }()
}
