package import SourceDiagnostics

/// What a table has for a key.
package enum StringTableValue: Sendable, Equatable {
  /// One text, located between its quotation marks or tags, with the escapes of the file resolved.
  case text(Located<String>)

  /// Texts of which one is chosen when the table is used.
  ///
  /// The format, for example `%#@count@ left`, names the variables; it is nil where a variable is the whole text.
  case plural(format: Located<String>?, variables: [PluralVariable])

  /// All texts that may appear, the format first.
  package var texts: [Located<String>] {
    switch self {
    case .text(let text): [text]
    case .plural(let format, let variables): [format].compactMap { $0 } + variables.flatMap { $0.forms.map(\.text) }
    }
  }
}
