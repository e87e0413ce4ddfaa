package import SourceDiagnostics

/// A place where a file has a text that was looked for, as a string of its own.
package struct SwiftStringUse: Sendable, Equatable {
  /// What the string is for.
  package enum Purpose: Sendable, Equatable {
    /// An argument of a call.
    case argument(of: String, label: String?)
    /// It is compared with something, whose last name this is; a pattern is, too, with what nobody names.
    case comparison(with: String?)
    /// It is what a variable or constant starts with.
    case value(of: String)
    /// Anything else.
    case other
  }

  /// The text.
  package let text: Located<String>

  /// What it is for.
  package let purpose: Purpose

  /// The places of some texts as strings in the code of a file, in the order of the file; takes time in proportion to its
  /// size.
  package static func all(of texts: Set<String>, in source: SourceFile) -> [SwiftStringUse] {
    SwiftCodePiece.all(in: source).flatMap { StringUseSearch($0).uses(of: texts) }
      .sorted { $0.text.range.lowerBound < $1.text.range.lowerBound }
  }
}
