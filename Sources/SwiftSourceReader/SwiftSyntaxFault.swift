package import SourceDiagnostics

/// A mistake for which no compiler takes a file, as far as its brackets, literals and directives show it.
package struct SwiftSyntaxFault: Sendable, Equatable {
  /// What it is.
  package enum Kind: Sendable, Equatable {
    /// An opening bracket without a closing one.
    case unclosedBracket
    /// A closing bracket without an opening one.
    case strayBracket
    /// A string without an end.
    case unterminatedString
    /// A comment without an end.
    case unterminatedComment
    /// `#if` without `#endif`.
    case unclosedCondition
    /// `#elseif`, `#else` or `#endif` without `#if`.
    case strayDirective
    /// The keyword of a type with a brace behind it.
    case missingName
  }

  /// What it is.
  package let kind: Kind

  /// Where it stands.
  package let range: SourceRange

  /// An opening brace that has a partner only because another has none, as the indentation tells; nil where there is none.
  package let suspect: SourceRange?

  init(_ kind: Kind, at range: SourceRange, suspect: SourceRange? = nil) {
    self.kind = kind
    self.range = range
    self.suspect = suspect
  }

  /// What is wrong, for example `'{' has no closing '}'`.
  package func message(in source: SourceFile) -> String {
    let text = String(decoding: source.bytes[range.offsets], as: UTF8.self)
    return switch kind {
    case .unclosedBracket: "'\(text)' has no closing '\(Self.partners[text] ?? "}")'"
    case .strayBracket: "'\(text)' closes nothing"
    case .unterminatedString: "string has no end"
    case .unterminatedComment: "comment has no end"
    case .unclosedCondition: "'#if' has no '#endif'"
    case .strayDirective: "'\(text)' belongs to no '#if'"
    case .missingName: "'\(text)' has no name"
    }
  }

  private static let partners = ["(": ")", "[": "]", "{": "}"]

  /// The first mistake of a file; nil where none is seen; takes time in proportion to the size of the file.
  package init?(in source: SourceFile) {
    var search = SyntaxFaultSearch(SwiftTokenList(source.bytes))
    guard let fault = search.first() else { return nil }
    self = fault
  }
}
