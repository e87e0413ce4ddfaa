/// A further closure behind a call, with its label.
///
/// For example: `otherwise: { … }`
package struct LabeledClosure: Sendable, Equatable {
  /// The label.
  ///
  /// For example: `otherwise`
  package let label: String

  /// The closure.
  package let closure: Closure

  /// A closure with its label.
  package init(_ label: String, _ closure: Closure) {
    self.label = label
    self.closure = closure
  }
}
