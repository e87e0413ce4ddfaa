internal import SourceDiagnostics

/// The names of the response codes of an intent, or of the unsupported reasons of a parameter.
struct CodeNames {
  /// What the codes are called in messages, for example `response code`.
  let kind: String

  private var names: [String: Located<String>] = [:]

  init(kind: String) {
    self.kind = kind
  }

  /// Takes a name in; reports it when it is taken.
  ///
  /// Objective-C spells the constants with an upper-case first letter, so a difference there only is none.
  mutating func add(_ name: Located<String>, in context: inout LoweringContext) {
    guard let first = names.updateValue(name, forKey: name.value.withUppercasedFirstLetter) else { return }
    context.error(
      .invalidCode, "\(kind) '\(name.value)' is declared twice", at: name.range,
      hint: first.value == name.value ? nil : "names that differ in the first letter only are one constant",
      previously: first.range)
  }
}
