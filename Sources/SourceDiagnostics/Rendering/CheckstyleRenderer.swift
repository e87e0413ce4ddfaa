/// Diagnostics as the XML of Checkstyle, which review and CI services read for tools of any language.
///
/// A finding is an `error` element below that of its file, with hint, notes and fix-its as further lines of its message.
/// Columns count UTF-8 bytes. As Checkstyle does for a file as a whole, a finding without a place has the line 0, and no
/// column; it stands under a file with the tool's name.
package struct CheckstyleRenderer: Sendable {
  /// The version of Checkstyle whose form is written; later ones only have other numbers.
  private static let version = "4.3"

  /// A renderer; it has no settings.
  package init() {}

  /// The document, ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var files: [XMLElement] = []
    for (path, diagnostics) in diagnostics.fileGroups {
      var errors: [XMLElement] = []
      for diagnostic in diagnostics {
        errors.append(error(diagnostic, &index))
      }
      files.append(XMLElement("file", [("name", path.singleLine)], children: errors))
    }
    return XMLElement("checkstyle", [("version", Self.version)], children: files).document
  }

  private func error(_ diagnostic: Diagnostic, _ index: inout SourceIndex) -> XMLElement {
    var attributes = [(name: "line", value: "0")]
    if let start = diagnostic.location.map({ index.span(of: $0).start }) {
      attributes = [("line", String(start.line)), ("column", String(start.column))]
    }
    attributes += [
      ("severity", Self.word(diagnostic.severity)),
      ("message", diagnostic.statements(&index).joined(separator: "\n")),
      ("source", "\(toolName).\(diagnostic.id.slug)"),
    ]
    return XMLElement("error", attributes)
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
