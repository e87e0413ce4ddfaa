/// Diagnostics as workflow commands, which GitHub Actions shows beside the changed lines.
///
/// For example, `::error file=Tea.intentdefinition,line=3,endLine=3,col=7,title=duplicate-key::key 'a' appears twice`.
/// One finding is one command: hint, notes and fix-its are further lines of its text, as a command without severity
/// of its own would count as another finding.
package struct GitHubRenderer: Sendable {
  /// A renderer; it has no settings.
  package init() {}

  /// The commands; every one ends with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var text = ""
    for diagnostic in diagnostics {
      var properties: [(String, String)] = []
      if let location = diagnostic.location {
        let span = index.span(of: location)
        properties = [
          ("file", location.file.path.singleLine), ("line", String(span.start.line)),
          ("endLine", String(span.end.line)),
        ]
        // A column beside two different lines is refused.
        if span.start.line == span.end.line {
          properties.append(("col", String(span.start.column)))
        }
      }
      properties.append(("title", diagnostic.id.slug))
      let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
      let lines = diagnostic.statements(&index).map(Self.escapedData)
      text += "::\(Self.command(diagnostic.severity)) \(list)::\(lines.joined(separator: "%0A"))\n"
    }
    return text
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The escapes of the text behind `::`, as the runner undoes them.
  private static func escapedData(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  /// The escapes of a property's value, which a comma or colon would end.
  private static func escapedProperty(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
