/// A closure, or the block of a result builder.
///
/// For example: `{ soup in … }`
package struct Closure: Sendable, Equatable {
  /// The names of the parameters, unescaped.
  ///
  /// For example: `soup`
  package let parameters: [String]

  /// The statements, each on its line.
  package let body: [Statement]

  /// A closure of the given parts.
  package init(parameters: [String] = [], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}
