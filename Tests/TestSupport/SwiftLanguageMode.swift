/// A language mode of the compiler that generated code has to be accepted in.
package enum SwiftLanguageMode: String, Sendable, CaseIterable, CustomStringConvertible {
  /// Data races are not checked.
  case five = "5"
  /// Data races are errors.
  case six = "6"

  /// The name as people write it, for example `Swift 6`.
  package var description: String { "Swift \(rawValue)" }
}
