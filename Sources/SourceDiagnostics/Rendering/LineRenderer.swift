/// Diagnostics for tools: one physical line per statement, in the form that Xcode and editors parse.
///
/// For example, `Tea.intentdefinition:3:7: error: key 'a' appears twice in the same dictionary [duplicate-key]`.
/// Hint, notes and fix-its follow as lines of severity `note`; what has no place of its own stands at its finding's.
package struct LineRenderer: Sendable {
  /// A renderer; it has no settings.
  package init() {}

  /// The report; every line ends with a line feed, and no finding gives no text.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var text = ""
    for diagnostic in diagnostics {
      text += Self.text(of: diagnostic, &index)
    }
    return text
  }

  /// The lines of one finding.
  static func text(of diagnostic: Diagnostic, _ index: inout SourceIndex) -> String {
    let place = index.prefix(diagnostic.location)
    var text = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.singleLine) [\(diagnostic.id.slug)]\n"
    if let hint = diagnostic.hint {
      text += "\(place): note: \(hint.singleLine)\n"
    }
    for note in diagnostic.notes {
      text += "\(index.prefix(note.location ?? diagnostic.location)): note: \(note.message.singleLine)\n"
    }
    for fixIt in diagnostic.fixIts {
      text += "\(index.prefix(diagnostic.location(of: fixIt))): note: fix-it: \(fixIt.message.singleLine)\n"
    }
    return text
  }
}
