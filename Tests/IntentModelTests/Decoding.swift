import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

/// A definition and what was reported about it.
struct Decoding {
  let tree: PropertyListTree
  let document: DefinitionDocument?
  let diagnostics: [Diagnostic]

  /// Decodes a whole file.
  init(file text: String, options: DocumentOptions = DocumentOptions()) throws {
    tree = try IntentModelTests.tree(file: text)
    var engine = DiagnosticEngine()
    document = DefinitionDocument.decode(tree, options: options, diagnostics: &engine)
    diagnostics = engine.diagnostics
  }

  /// Decodes a definition with the given element as its only intent; it starts on line 7.
  init(intent: String) throws {
    try self.init(
      file: """
        <plist version="1.0">
        <dict>
        <key>INEnums</key><array/>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key>
        <array>
        \(intent)
        </array>
        </dict>
        </plist>
        """)
  }

  /// The diagnostics as one line each, for example `7:1 error missing-required-key: intent has no 'INIntentName'`.
  var lines: [String] {
    let table = LineTable(tree.source.bytes)
    return diagnostics.map { diagnostic in
      let position = diagnostic.location.map { table.position(at: Int($0.range.lowerBound)) }
      let place = position.map { "\($0.line):\($0.column) " } ?? ""
      return "\(place)\(diagnostic.severity) \(diagnostic.id): \(diagnostic.message)"
    }
  }

  /// The file with the fix-its applied.
  var fixed: String {
    var bytes = tree.source.bytes
    let edits = diagnostics.flatMap(\.fixIts).flatMap(\.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in edits {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
