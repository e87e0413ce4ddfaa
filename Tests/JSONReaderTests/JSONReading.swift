import JSONReader
import SourceDiagnostics

/// What reading a text gave.
struct JSONReading {
  let node: JSONNode?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], _ dialect: JSONDialect, byteLimit: Int = 64 << 20, depthLimit: Int = 128) {
    var engine = DiagnosticEngine()
    node = JSONReader(
      dialect: dialect, problemID: "malformed-text", byteLimit: byteLimit, depthLimit: depthLimit
    ).read(SourceFile(path: "Test.json", bytes: bytes), diagnostics: &engine)
    diagnostics = engine.sorted
  }

  init(_ text: String, _ dialect: JSONDialect) {
    self.init(Array(text.utf8), dialect)
  }

  /// The diagnostics as `line:column: message`, without what all messages start with.
  var lines: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return diagnostic.message }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      let reason = diagnostic.message.drop { $0 != ":" }.dropFirst(2)
      return "\(position.line):\(position.column): \(reason)"
    }
  }

  /// The text after the first fix of the first diagnostic; nil where there is none.
  var fixed: String? {
    guard let diagnostic = diagnostics.first, let file = diagnostic.location?.file, !diagnostic.fixIts.isEmpty else {
      return nil
    }
    var bytes = file.bytes
    for edit in diagnostic.fixIts.flatMap(\.edits).reversed() {
      bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
