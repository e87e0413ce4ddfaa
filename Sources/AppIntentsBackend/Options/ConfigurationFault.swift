package import SourceDiagnostics

/// Something that people have asked for and that makes no sense with their definitions.
package struct ConfigurationFault: Sendable, Equatable {
  /// What is wrong.
  ///
  /// For example: `no intent that is migrated is called 'OrderSuop'`
  package let message: String

  /// The place in the file that asks for it; nil for the command line.
  package let location: SourceLocation?

  /// What can be done about it, as a clause; nil where that is plain.
  package let hint: String?

  /// A fault of a value; where the command line has it, the message names the option.
  init<Value>(_ message: String, _ value: Configured<Value>, hint: String? = nil) {
    self.message = value.option.map { "'\($0)': \(message)" } ?? message
    location = value.location
    self.hint = hint
  }
}
