/// What a function does besides returning.
package struct FunctionEffects: Sendable, Equatable {
  /// Whether it may suspend.
  package let isAsync: Bool

  /// Whether it may throw.
  package let isThrowing: Bool

  /// Neither.
  package static let none = FunctionEffects()

  /// It may suspend.
  ///
  /// For example: `func load() async`
  package static let async = FunctionEffects(isAsync: true)

  /// It may suspend and throw.
  ///
  /// For example: `func load() async throws`
  package static let asyncThrows = FunctionEffects(isAsync: true, isThrowing: true)

  /// It may throw.
  ///
  /// For example: `func load() throws`
  package static let `throws` = FunctionEffects(isThrowing: true)

  /// The given effects.
  package init(isAsync: Bool = false, isThrowing: Bool = false) {
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}
