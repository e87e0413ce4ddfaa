/// A reason for which a value is refused.
package struct UnsupportedReason: Sendable, Equatable {
  /// The name of the case.
  package let code: String

  /// The sentence that Siri says.
  package let text: FormatText?

  /// Whether the editor supplied it for a number.
  package let isBuiltIn: Bool

  /// A value of the given parts.
  package init(code: String, text: FormatText? = nil, isBuiltIn: Bool = false) {
    self.code = code
    self.text = text
    self.isBuiltIn = isBuiltIn
  }
}
