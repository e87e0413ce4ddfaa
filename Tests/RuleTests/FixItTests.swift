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

  @Test("of one file do not overlap, leave a definition behind, and nothing to mend", arguments: examples + samples + [crowded])
  func together(faulty: Faulty) {
    var source = faulty.source
    for _ in 0..<4 {
      let fixIts = Self.fixIts(for: source)
      guard !fixIts.isEmpty else { return }
      let edits = Set(fixIts.flatMap(\.edits)).sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
      for (edit, next) in zip(edits, edits.dropFirst()) {
        #expect(edit.range.upperBound <= next.range.lowerBound, "\(edit) overlaps \(next)")
        #expect(edit.range != next.range, "\(edit) and \(next) are at one place")
      }
      var bytes = source.bytes
      for edit in edits.reversed() {
        bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
      }
      source = SourceFile(path: source.path, bytes: bytes)
      #expect(!Compiler().findings(in: [source]).contains { $0.id == "malformed-definition" })
    }
    #expect(Self.fixIts(for: source).isEmpty, "fix-its do not come to an end")
  }

  @Test("are many for many faults")
  func crowd() {
    #expect(Self.fixIts(for: Self.crowded.source).count >= 14, "\(Self.fixIts(for: Self.crowded.source).map(\.message))")
  }

  /// The fix-its of all rules but the one that rewrites the file.
  private static func fixIts(for source: SourceFile) -> [FixIt] {
    Compiler().findings(in: [source]).filter { $0.id != "non-canonical-layout" }.compactMap(\.fixIts.first)
  }
}
