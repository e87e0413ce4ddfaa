/// A language mode of the compiler that generated code has to be accepted in.
package enum SwiftLanguageMode: String, Sendable, CaseIterable, CustomStringConvertible {
  /// Data races are not checked.
  case five = "5"
  /// Data races are errors.
  case six = "6"

  /// The name as people write it, for example `Swift 6`.
  package var description: String { "Swift \(rawValue)" }

  /// What the compiler is told to do with code that is to be right.
  ///
  /// In Swift 6 mode it goes on to where it looks for data races, which type checking alone does not reach.
  ///
  /// - Parameter findsDataRaces: Whether it goes so far.
  /// - Returns: The arguments.
  package func checkingAction(findsDataRaces: Bool = true) -> [String] {
    self == .six && findsDataRaces ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
  }
}
