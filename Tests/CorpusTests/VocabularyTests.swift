import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Published vocabularies", .enabled(if: Corpus.isAvailable))
struct VocabularyTests {
  private static let files: [URL] = {
    guard let folder = RepositoryLayout.sharedCorpus?.appending(path: "vocabulary") else { return [] }
    return FileTree.paths(in: folder).filter { $0.hasSuffix("AppIntentVocabulary.plist") }
      .map { folder.appending(path: $0, directoryHint: .notDirectory) }
  }()

  /// A definition that customises one system intent.
  private static func definition(of system: String, domain: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>INEnums</key><array/>
    <key>INIntentDefinitionModelVersion</key><string>1.2</string>
    <key>INIntentDefinitionNamespace</key><string>abcdef</string>
    <key>INIntents</key><array><dict>
    <key>INIntentCategory</key><string>system</string>
    <key>INIntentDescriptionID</key><string>text01</string>
    <key>INIntentDomain</key><string>\(domain)</string>
    <key>INIntentName</key><string>\(system)</string>
    <key>INIntentTitle</key><string>\(system)</string>
    <key>INIntentTitleID</key><string>title1</string>
    <key>INIntentType</key><string>System</string>
    <key>INIntentVerb</key><string>\(system)</string>
    </dict></array>
    <key>INTypes</key><array/>
    </dict></plist>

    """
  }

  @Test("is read by listing, beside a definition and in language folders", arguments: files)
  func isRead(file: URL) throws {
    let contents = try Data(contentsOf: file)
    let names = Self.intentNames(in: contents)
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(contents, to: "AppIntentVocabulary.plist")
      try folder.write(contents, to: "fr.lproj/AppIntentVocabulary.plist")
      for name in names where name.hasPrefix("IN") && name.hasSuffix("Intent") {
        let system = String(name.dropFirst(2).dropLast("Intent".count))
        try folder.write(Self.definition(of: system, domain: "Messaging"), to: "\(system).intentdefinition")
      }
      try folder.write(Self.definition(of: "SendMessage", domain: "Messaging"), to: "SendMessage.intentdefinition")
      let outcome = Compiler().list(ListRequest(inputs: [folder.url.path], format: .json))
      #expect(outcome.report.errorCount == 0, "\(outcome.report.rendered(as: .line))")
      let listing = try JSONDecoder().decode(Listing.self, from: Data(outcome.output.utf8))
      let systemIntents = listing.definitions.flatMap(\.systemIntents)
      for name in names {
        guard let intent = systemIntents.first(where: { $0.className == name }) else { continue }
        let examples = Self.examples(of: name, in: contents)
        let phrases = intent.samplePhrases ?? []
        #expect(phrases.filter { $0.language == nil }.map(\.text) == examples, "\(name)")
        #expect(phrases.filter { $0.language == "fr" }.map(\.text) == examples, "\(name)")
      }
    }
  }

  @Test("there are some")
  func amount() {
    #expect(Self.files.count >= 20)
  }

  private static func phrases(in contents: Data) -> [[String: Any]] {
    let root = try? PropertyListSerialization.propertyList(from: contents, format: nil) as? [String: Any]
    return root?["IntentPhrases"] as? [[String: Any]] ?? []
  }

  private static func intentNames(in contents: Data) -> Set<String> {
    Set(phrases(in: contents).compactMap { $0["IntentName"] as? String })
  }

  private static func examples(of intent: String, in contents: Data) -> [String] {
    phrases(in: contents).filter { $0["IntentName"] as? String == intent }
      .flatMap { $0["IntentExamples"] as? [String] ?? [] }
  }
}
