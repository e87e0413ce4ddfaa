import SourceDiagnostics
import SwiftSourceReader
import Testing

/// Which words are code, and which stand in a literal or a comment.
@Suite("Code and literals")
struct CodeRangeTests {
  /// The words `code`, `text` and `none`, numbered or not, that are not what they say.
  private func misjudged(_ text: String) -> [String] {
    let source = SourceFile(path: "Test.swift", bytes: Array(text.utf8))
    let ranges = SwiftCodeRanges(in: source)
    let parts: [(word: String, part: SwiftCodeRanges.Part?)] = [("code", .code), ("text", .literal), ("none", nil)]
    return parts.flatMap { word, part in
      text.ranges(of: word).compactMap { range in
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return ranges.part(at: UInt32(offset)) == part ? nil : "\(word) at \(offset)"
      }
    }
  }

  @Test(
    "are told apart",
    arguments: [
      #"code("text", code) // none"#,
      #"code /* none /* none */ "none" */ "text // text""#,
      #""text \(code) text" + code"#,
      #""text \(code("text \(code, "text", code) text", code)) text" + code"#,
      #""text \(code((code), code)) text \(code)text""#,
      #""text \\(text) \"text\" text" + code"#,
      ##"#"text \(text) \#(code) text "text" text"# + code"##,
      "\"\"\"\ntext \"text\" \\(code)\n  text\n\"\"\" + code",
      "\"\"\"\ntext \\(code +\n code(\"\"\"\n text \\(code) text\n\"\"\"))\n  text\n\"\"\" + code",
      "let code = /text [\"(] text/; code()",
      ##"let code = #/text "( text/# + code"##,
      "\"text\ncode \"text\"",
      "\"text \\(code\ncode",
      "code `code` #code @code code",
    ])
  func parts(text: String) {
    #expect(misjudged(text).isEmpty)
  }

  @Test("A comment in an interpolation is no code")
  func interpolatedComment() {
    #expect(misjudged(#""\(code /* text "text" */ + code)" + code"#).isEmpty)
    #expect(misjudged("\"\"\"\n\\(code // text\n + code)\n\"\"\" + code").isEmpty)
  }

  @Test("A string without an end makes the ranges doubtful")
  func incomplete() {
    let texts = ["let a = \"text", "let a = \"\"\"\ntext", "/* none", "let a = \"\\(code"]
    for text in texts {
      #expect(!SwiftCodeRanges(in: SourceFile(path: "Test.swift", bytes: Array(text.utf8))).isComplete)
    }
    #expect(SwiftCodeRanges(in: SourceFile(path: "Test.swift", bytes: Array("let a = \"text\"".utf8))).isComplete)
  }

  @Test(
    "Any bytes have parts",
    arguments: ["\"\\(", "\"\"\"\\(", "\"\\(\"", "\"\\(a/*", "\"\\()", "\"\\(\n", "/a", "#\"\\#("])
  func hostile(unit: String) {
    let bytes = Array(String(repeating: unit, count: 60_000 / unit.utf8.count).utf8)
    let ranges = SwiftCodeRanges(in: SourceFile(path: "Test.swift", bytes: bytes))
    #expect(ranges.part(at: 0) != nil)
    #expect(ranges.part(at: UInt32(bytes.count)) == nil)
    #expect(ranges.part(at: .max) == nil)
    for offset in stride(from: 0, to: bytes.count, by: 7) {
      _ = ranges.part(at: UInt32(offset))
    }
  }
}
