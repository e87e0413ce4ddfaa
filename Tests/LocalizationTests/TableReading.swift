import Localization
import SourceDiagnostics

/// What reading a file gave.
struct TableReading {
  let tables: [StringTable]
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], path: String = "Test.strings", language: String? = "de") {
    var engine = DiagnosticEngine()
    tables = StringTableReader().read(
      SourceFile(path: path, bytes: bytes), language: language, diagnostics: &engine)
    diagnostics = engine.diagnostics
  }

  init(_ text: String, path: String = "Test.strings", language: String? = "de") {
    self.init(Array(text.utf8), path: path, language: language)
  }

  /// The only table; nil where there is none or more than one.
  var table: StringTable? { tables.count == 1 ? tables[0] : nil }

  /// The diagnostics as `line:column: severity: message`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return diagnostic.message }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      return "\(position.line):\(position.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
  }
}

extension StringTable {
  /// The text of the file at a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.offsets], as: UTF8.self)
  }

  /// The keys and texts without their places.
  var content: [TableLine] {
    entries.map { TableLine(key: $0.key.value, texts: $0.value.texts.map(\.value)) }
  }

  /// The text of the file without an entry.
  func removing(_ entry: StringTableEntry) -> [UInt8] {
    guard let removal = entry.removal else { return source.bytes }
    var bytes = source.bytes
    bytes.removeSubrange(removal.offsets)
    return bytes
  }
}

/// An entry without its places.
struct TableLine: Equatable {
  let key: String
  let texts: [String]
}
