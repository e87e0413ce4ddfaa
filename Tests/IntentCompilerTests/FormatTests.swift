import Foundation
import TestSupport
import Testing

@testable import IntentCompiler

@Suite("Formatting files")
struct FormatTests {
  private static let canonical = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>INIntentDefinitionModelVersion</key>
    \t<string>1.2</string>
    \t<key>INIntents</key>
    \t<array/>
    </dict>
    </plist>

    """

  private func format(
    _ text: String, _ mode: FormatRequest.Mode = .rewrite, dropsComments: Bool = false
  ) throws -> (
    outcome: CommandOutcome, text: String
  ) {
    try TemporaryDirectory.withDirectory { folder in
      let file = try folder.write(text, to: "A.intentdefinition")
      let outcome = Compiler().format(
        FormatRequest(inputs: [file.path], mode: mode, dropsComments: dropsComments))
      return (outcome, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }

  @Test("A canonical text stays as it is")
  func unchanged() throws {
    let (outcome, text) = try format(Self.canonical)
    #expect(outcome.isSuccess)
    #expect(outcome.summary == "0 definitions rewritten, 1 already in canonical layout")
    #expect(text == Self.canonical)
  }

  @Test(
    "Other layouts become canonical, and a check says what is different",
    arguments: [
      (canonical.replacing("\n", with: "\r\n"), "its lines end with a carriage return"),
      ("\u{FEFF}" + canonical, "it starts with a byte order mark"),
      (String(canonical.dropLast()), "the line break at the end is missing"),
      (canonical.replacing("\t", with: "  "), "expected '<key>INIntentDefinitionModelVersion</key>'"),
    ])
  func otherLayouts(text: String, difference: String) throws {
    let check = try format(text, .check)
    #expect(check.outcome.report.findings.map(\.message) == ["file is not in canonical layout: " + difference])
    #expect(check.text == text)
    #expect(try format(text).text == Self.canonical)
  }

  @Test(
    "What the layout cannot hold stops it, unless it may be dropped",
    arguments: [
      ("<!-- note -->", "comment"), ("<?note?>", "processing instruction"),
    ])
  func unkeptTexts(addition: String, kind: String) throws {
    let text = Self.canonical.replacing("<dict>\n", with: "<dict>\n\(addition)\n")
    let refused = try format(text)
    #expect(refused.outcome.report.findings.map(\.message) == ["the canonical layout cannot hold this \(kind)"])
    #expect(refused.text == text)
    #expect(try format(text, dropsComments: true).text == Self.canonical)
  }

  @Test("Attributes are not lost silently either")
  func attributes() throws {
    let text = Self.canonical.replacing("<string>1.2", with: "<string note=\"x\">1.2")
    #expect(try format(text).outcome.report.findings.map(\.id) == ["lost-comment"])
  }

  @Test("A newer model is not rewritten")
  func newerModel() throws {
    let text = Self.canonical.replacing("1.2", with: "9.9").replacing("\t", with: " ")
    let refused = try format(text)
    #expect(refused.outcome.report.findings.map(\.id) == ["unknown-model-version"])
    #expect(refused.text == text)
  }
}
