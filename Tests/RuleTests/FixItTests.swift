import Foundation
import IntentCompiler
import IntentRules
import SourceDiagnostics
import TestSupport
import Testing

/// Fix-its are applied to a file all at once, whichever rules they come from.
@Suite("Fix-its") struct FixItTests {
  /// A definition with faults.
  struct Faulty: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: SourceFile
  }

  private static let examples: [Faulty] = RuleRegistry.all.flatMap { rule -> [Faulty] in
    let description = rule.description
    return (description.triggering + description.nonTriggering).enumerated().compactMap { number, example in
      guard let file = example.files.first, let source = try? MarkedFile(file).source else { return nil }
      return Faulty(testDescription: "\(description.id.slug), example \(number + 1)", source: source)
    }
  }

  private static let samples: [Faulty] = SampleDefinition.invalid.compactMap { sample in
    guard let contents = try? sample.contents() else { return nil }
    return Faulty(
      testDescription: sample.path, source: SourceFile(path: sample.path, bytes: [UInt8](contents)))
  }

  /// Faults that several rules mend at the same places.
  private static let crowded = Faulty(
    testDescription: "many faults in one dictionary",
    source: SourceFile(
      path: "Crowded.intentdefinition",
      bytes: Array(
        """
        <?xml version="1.0" encoding="Latin-1"?>
        <plist version="1.0"><dict>
          <key>INEnums</key><array/>
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentCategory</key><string>ordr</string>
              <key>INIntentDescription</key><string>Orders a soup</string>
              <key>INIntentDescriptionID</key><string></string>
              <key>INIntentLastParameterTag</key><integer>2</integer>
              <key>INIntentName</key><string>OrderSoup</string>
              <key>INIntentParameters</key>
              <array>
                <dict>
                  <key>INIntentParameterDisplayName</key><string>Soup</string>
                  <key>INIntentParameterDisplayNameID</key><string>abc123</string>
                  <key>INIntentParameterDisplayPriority</key><integer>2</integer>
                  <key>INIntentParameterName</key><string>soup</string>
                  <key>INIntentParameterSupportsSearch</key><true/>
                  <key>INIntentParameterTag</key><integer>4</integer>
                  <key>INIntentParameterType</key><string>String</string>
                </dict>
                <dict>
                  <key>INIntentParameterDisplayName</key><string>Size</string>
                  <key>INIntentParameterDisplayNameID</key><string>abc123</string>
                  <key>INIntentParameterDisplayPriority</key><integer>2</integer>
                  <key>INIntentParameterMetadata</key>
                  <dict><key>INIntentParameterMetadataFalseDisplayName</key><string>small</string>
                  <key>INIntentParameterMetadataTrueDisplayName</key><string>large</string></dict>
                  <key>INIntentParameterName</key><string>size</string>
                  <key>INIntentParameterTag</key><integer>4</integer>
                  <key>INIntentParameterType</key><string>Boolean</string>
                </dict>
                <dict>
                  <key>INIntentParameterDisplayName</key><string>Bread</string>
                  <key>INIntentParameterDisplayNameID</key><string>abc123</string>
                  <key>INIntentParameterDisplayPriority</key><integer>9</integer>
                  <key>INIntentParameterName</key><string>bread</string>
                  <key>INIntentParameterTag</key><integer>0</integer>
                  <key>INIntentParameterType</key><string>String</string>
                </dict>
              </array>
              <key>INIntentTitle</key><string>Order Soup</string>
              <key>INIntentType</key><string>Custom</string>
              <key>INIntentUserConfirmationRequired</key><string>YES</string>
              <key>INIntentVerb</key><string>Buy</string>
            </dict>
          </array>
        </dict></plist>
        """.utf8)))

  @Test(
    "of one file do not overlap, leave a definition behind, and nothing to mend",
    arguments: examples + samples + [crowded])
  func together(faulty: Faulty) throws {
    var source = faulty.source
    // What is mended first may show more, and some fix-its wait for each other.
    for _ in 0..<6 {
      let application = try FixItApplication(of: Self.findings(in: source), to: source)
      guard !application.mended.isEmpty else { return }
      source = SourceFile(path: source.path, bytes: application.bytes)
      #expect(!Compiler().findings(in: [source]).contains { $0.id == "malformed-definition" })
    }
    #expect(Self.findings(in: source).allSatisfy { $0.fixIts.isEmpty }, "fix-its do not come to an end")
  }

  @Test("are many for many faults")
  func crowd() {
    let fixIts = Self.findings(in: Self.crowded.source).compactMap(\.fixIts.first)
    #expect(fixIts.count >= 14, "\(fixIts.map(\.message))")
  }

  /// The findings of all rules but the one that rewrites the file.
  private static func findings(in source: SourceFile) -> [Diagnostic] {
    Compiler().findings(in: [source]).filter { $0.id != "non-canonical-layout" }
  }
}
