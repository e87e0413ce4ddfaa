import SourceDiagnostics

/// The testing library has a `SourceLocation` too.
typealias Place = SourceLocation

/// A file's text and ways to point into it, so that no test counts offsets by hand.
struct SampleText {
  let file: SourceFile

  init(_ text: String, path: String = "Tea.intentdefinition") {
    file = SourceFile(path: path, bytes: Array(text.utf8))
  }

  init(bytes: [UInt8], path: String = "Tea.intentdefinition") {
    file = SourceFile(path: path, bytes: bytes)
  }

  /// The first occurrence of a text; the start of the file where there is none.
  func range(of text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    let starts = 0...max(0, file.bytes.count - wanted.count)
    let start = starts.first { file.bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(start..<(start + wanted.count))
  }

  func location(of text: String) -> SourceLocation {
    SourceLocation(file: file, range: range(of: text))
  }

  func location(_ lower: Int, _ upper: Int) -> SourceLocation {
    SourceLocation(file: file, range: SourceRange(lower..<upper))
  }

  var end: SourceLocation { location(file.bytes.count, file.bytes.count) }
}
