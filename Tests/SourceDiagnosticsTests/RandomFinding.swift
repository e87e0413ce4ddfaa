import SourceDiagnostics
import TestSupport

/// Findings with any text anywhere, control characters and characters that no XML document can have included.
struct RandomFinding {
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
  }

  /// A few findings about a few files.
  mutating func findings() -> [Diagnostic] {
    let files = (0..<3).map { number in SourceFile(path: number == 0 ? "/\(text())" : text(), bytes: Array(text().utf8))
    }
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in finding(in: files) }
  }

  private mutating func finding(in files: [SourceFile]) -> Diagnostic {
    Diagnostic(
      ["one-rule", "other-rule", "third-rule"].randomElement(using: &random) ?? "x",
      severity: Severity.allCases.randomElement(using: &random) ?? .error, text(), at: location(in: files),
      hint: Bool.random(using: &random) ? text() : nil,
      notes: (0..<Int.random(in: 0...2, using: &random)).map { _ in DiagnosticNote(text(), at: location(in: files)) },
      fixIts: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        FixIt(
          text(), edits: (0..<Int.random(in: 0...2, using: &random)).map { _ in TextEdit(range(), replacement: text()) }
        )
      })
  }

  private mutating func location(in files: [SourceFile]) -> SourceLocation? {
    guard Int.random(in: 0...4, using: &random) > 0, let file = files.randomElement(using: &random) else { return nil }
    return SourceLocation(file: file, range: range())
  }

  private mutating func range() -> SourceRange {
    let start = UInt32.random(in: 0...30, using: &random)
    return SourceRange(start, start + UInt32.random(in: 0...9, using: &random))
  }

  private mutating func text() -> String {
    let odd: [Unicode.Scalar] = [
      "\n", "\r", "\t", "\0", "\u{8}", "\u{B}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFD}", "\u{FFFE}",
      "\u{FFFF}",
      "\u{10FFFF}", "\u{202E}", "\u{FEFF}", "&", "<", ">", "\"", "'", "]", "%", "é", "🍵",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let plain = Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))
      text.unicodeScalars.append(Bool.random(using: &random) ? plain : odd.randomElement(using: &random) ?? plain)
    }
    return Bool.random(using: &random) ? text : text + "]]>"
  }
}
