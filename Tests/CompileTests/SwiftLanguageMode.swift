/// A language mode of the compiler that generated code has to be accepted in.
enum SwiftLanguageMode: String, Sendable, CaseIterable, CustomStringConvertible {
  case five = "5"
  case six = "6"

  var description: String { "Swift \(rawValue)" }
}
