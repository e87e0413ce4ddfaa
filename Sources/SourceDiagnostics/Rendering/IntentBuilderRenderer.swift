/// Diagnostics in the form that Xcode expects from the tool whose place the drop-in verbs take.
///
/// Xcode reads such lines with `^([^:]*):() error: (.*)$`: the path must not contain a colon and there is no room for a
/// line number. So colons of the path are percent-encoded, and line and column stand at the end of the text. For example,
/// `Tea.intentdefinition: error: enumeration 'Size' is declared twice (line 3, column 7)`.
package struct IntentBuilderRenderer: Sendable {
  /// A renderer; it has no settings.
  package init() {}

  /// The report: one line per finding, each ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var text = ""
    for diagnostic in diagnostics {
      let path = diagnostic.location?.file.path
      var statements = [diagnostic.message]
      for note in diagnostic.notes {
        statements.append(note.message + place(note.location, beside: path, &index))
      }
      if let hint = diagnostic.hint {
        statements.append(hint)
      }
      let body = statements.joined(separator: "; ") + place(diagnostic.location, beside: path, &index)
      text += "\(Self.withoutColons(path ?? "intentbuilderc")): \(diagnostic.severity.rawValue): \(body.singleLine)\n"
    }
    return text
  }

  private func place(_ location: SourceLocation?, beside path: String?, _ index: inout SourceIndex) -> String {
    guard let location else { return "" }
    let start = index.span(of: location).start
    let file = location.file.path == path ? "" : "\(location.file.path), "
    return " (\(file)line \(start.line), column \(start.column))"
  }

  private static func withoutColons(_ path: String) -> String {
    path.singleLine.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
  }
}
