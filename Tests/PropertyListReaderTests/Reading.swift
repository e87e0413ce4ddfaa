import PropertyListReader
import SourceDiagnostics

/// What reading a text gave.
struct Reading {
  let tree: PropertyListTree?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) {
    var engine = DiagnosticEngine()
    tree = PropertyListReader(limits: limits).read(
      SourceFile(path: "Test.intentdefinition", bytes: bytes), diagnostics: &engine)
    diagnostics = engine.sorted
  }

  init(_ text: String, limits: PropertyListLimits = PropertyListLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }

  /// The reading of a property list with the given value.
  init(value: String, limits: PropertyListLimits = PropertyListLimits()) {
    self.init(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(value)
      </plist>

      """, limits: limits)
  }

  /// The diagnostics as `line:column: message`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return diagnostic.message }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      return "\(position.line):\(position.column): \(diagnostic.message)"
    }
  }
}
