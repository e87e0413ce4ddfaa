package import SourceDiagnostics

/// An expression of Swift source, as far as it consists of literals, names and calls; nothing is looked up.
package struct SwiftExpression: Sendable, Equatable {
  /// What it is.
  package enum Kind: Sendable, Equatable {
    /// A string.
    case string(SwiftStringLiteral)
    /// A number, with or without a sign.
    case number
    /// A name, dotted where it is written so, for example `Soup.large`; also `nil`, `true` and `self`.
    case name(String)
    /// A name with a point in front, for example `large` of `.large`.
    case implicitMember(String)
    /// A path to a property wrapper, for example `soup` of `\.$soup`.
    case projectedKeyPath(String)
    /// A call.
    case call(SwiftCallExpression)
    /// An array.
    case array([SwiftExpression])
    /// A dictionary.
    case dictionary([SwiftDictionaryElement])
    /// Several values in parentheses, without their labels.
    case tuple([SwiftExpression])
    /// Anything else.
    case other
  }

  /// What it is.
  package let kind: Kind

  /// Where it stands.
  package let range: SourceRange

  /// The expression in some bytes of a file, which have to start and end between two tokens.
  ///
  /// Reading never fails: what is no expression is `other`. It takes time in proportion to the number of bytes.
  package init(in range: SourceRange, of source: SourceFile) {
    self = ExpressionReader(range, of: source, depth: 0).expression()
  }

  /// The value that a getter gives in one expression; nil where it has several statements.
  ///
  /// - Parameters:
  ///   - accessors: The braces with all between them.
  ///   - source: The file.
  package init?(ofGetter accessors: SourceRange, in source: SourceFile) {
    guard let value = ExpressionReader(accessors, of: source, depth: 0).getterValue() else { return nil }
    self = value
  }

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
