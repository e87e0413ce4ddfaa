/// One finding about an input: what is wrong, where, and what to do about it.
///
/// Messages follow swiftc: they start in lower case, have no full stop and put names between single quotes.
package struct Diagnostic: Sendable, Equatable {
  /// The stable slug of the kind of finding, for example `duplicate-key`.
  package let id: DiagnosticID

  /// How grave it is.
  package let severity: Severity

  /// One line that says what is wrong.
  package let message: String

  /// The bytes that are wrong; nil where the finding is about no place in a file.
  package let location: SourceLocation?

  /// One sentence that says how to mend it; nil where the message says enough.
  package let hint: String?

  /// Other places that explain the finding, for example a first declaration.
  package let notes: [DiagnosticNote]

  /// Changes of the text that mend it without a decision of the user.
  package let fixIts: [FixIt]

  /// The name of what it is about, for example `OrderSoup.soup`: names stay when lines move.
  ///
  /// Nil where nobody has named it yet, and empty where there is nothing to name.
  package let element: String?

  /// The number of bytes above which a message is cut: names in a file may be of any length.
  private static let longestMessage = 600

  private static func shortened(_ message: String) -> String {
    String(message.prefix(400)) + " … " + String(message.suffix(100))
  }

  /// A finding with everything it says; a very long message is cut in the middle.
  package init(
    _ id: DiagnosticID, severity: Severity = .error, _ message: String, at location: SourceLocation?,
    hint: String? = nil, notes: [DiagnosticNote] = [], fixIts: [FixIt] = [], element: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message.utf8.count <= Self.longestMessage ? message : Self.shortened(message)
    self.location = location
    self.hint = hint
    self.notes = notes
    self.fixIts = fixIts
    self.element = element
  }
}

extension Diagnostic {
  /// The same finding with another severity or another name of its element.
  package func with(severity: Severity? = nil, element: String? = nil) -> Diagnostic {
    Diagnostic(
      id, severity: severity ?? self.severity, message, at: location, hint: hint, notes: notes, fixIts: fixIts,
      element: element ?? self.element)
  }
}
