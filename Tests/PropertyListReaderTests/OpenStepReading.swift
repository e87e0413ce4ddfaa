import PropertyListReader
import SourceDiagnostics

/// What reading an old-style text gave.
struct OpenStepReading {
  let root: OpenStepNode?
  let entries: [OpenStepEntry]?
  let diagnostics: [Diagnostic]

  private static let kind = InputKind(problemID: "bad-file", complaint: "bad file")

  /// The reading of a file that is one value.
  init(_ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) {
    var engine = DiagnosticEngine()
    root = OpenStepReader(kind: Self.kind, limits: limits).read(
      SourceFile(path: "project.pbxproj", bytes: bytes), diagnostics: &engine)
    entries = root?.entries
    diagnostics = engine.diagnostics
  }

  /// The reading of a file that is one value.
  init(_ text: String, limits: PropertyListLimits = PropertyListLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }

  /// The reading of a `.strings` file.
  init(strings bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) {
    var engine = DiagnosticEngine()
    entries = OpenStepReader(kind: Self.kind, limits: limits).readStrings(
      SourceFile(path: "Test.strings", bytes: bytes), diagnostics: &engine)
    root = nil
    diagnostics = engine.diagnostics
  }

  /// The reading of a `.strings` file.
  init(strings text: String, limits: PropertyListLimits = PropertyListLimits()) {
    self.init(strings: Array(text.utf8), limits: limits)
  }

  /// The diagnostics as `line:column: message` without the beginning that they share.
  var lines: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return diagnostic.message }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      let message = diagnostic.message.replacing("bad file: ", with: "")
      return "\(position.line):\(position.column): \(message)"
    }
  }

  /// The text with all fix-its applied.
  func mended(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let edits = diagnostics.flatMap(\.fixIts).flatMap(\.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in edits {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
