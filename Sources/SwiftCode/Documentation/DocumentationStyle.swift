/// How documentation says what is about parameters and results.
package enum DocumentationStyle: Sendable, Equatable {
  /// The lists of Swift.
  ///
  /// For example: `- Parameter soup: The soup.`
  case list

  /// The commands that tools for C and Objective-C know.
  ///
  /// For example: `@param soup The soup.`
  case command
}
