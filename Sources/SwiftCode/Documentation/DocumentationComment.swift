/// The documentation of a declaration; the renderer wraps it and keeps every text inside the comment.
///
/// For example:
/// ```swift
/// /// Orders a soup.
/// ///
/// /// The kitchen must be open.
/// ///
/// /// - Parameter soup: The soup.
/// /// - Returns: The time until it is ready.
/// ```
package struct DocumentationComment: Sendable, Equatable {
  /// A paragraph or list item of the discussion.
  package enum Block: Sendable, Equatable {
    /// For example: `The kitchen must be open.`
    case paragraph(String)
    /// For example: `- With croutons.`
    case item(String)
  }

  /// The first sentence.
  ///
  /// For example: `Orders a soup.`
  package let summary: String

  /// What follows, in order.
  package let discussion: [Block]

  /// The parameters that are explained.
  package let parameters: [ParameterDocumentation]

  /// What the function gives.
  ///
  /// For example: `The time until it is ready.`
  package let result: String?

  /// A comment of the given parts.
  package init(
    _ summary: String, discussion: [Block] = [], parameters: [ParameterDocumentation] = [], result: String? = nil
  ) {
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
    self.result = result
  }
}
