package import SwiftCode

/// A case of the enumeration of a handler's outcomes.
package struct OutcomeCase: Sendable, Equatable {
  /// The name, which is that of a response code.
  ///
  /// For example: `failureNoCups`
  package let name: String

  /// The labels of the values that go with it, `_` for a value without one.
  package let labels: [String]

  /// Whether it stands for every response code that has no case.
  package let isOther: Bool

  /// The case as it is declared.
  package let declaration: Declaration
}
