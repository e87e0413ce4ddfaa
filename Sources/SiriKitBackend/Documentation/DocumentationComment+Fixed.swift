import SwiftCode

extension DocumentationComment {
  /// The asynchronous form of a requirement.
  static let asynchronousForm = DocumentationComment(
    "The asynchronous form: a handler implements either this or the form above, not both.")

  /// The outcome of a response.
  static let responseCode = DocumentationComment("The outcome, which decides what is said and shown.")

  /// The initialiser of a response.
  static let responseInitializer = DocumentationComment(
    "Creates a response that has an outcome and no values.",
    parameters: [
      ParameterDocumentation("code", "The outcome."),
      ParameterDocumentation("userActivity", "What the app is given if it opens; nil for the system's own activity."),
    ])

  /// The answer that accepts a value.
  static let success = DocumentationComment("Accepts the value: the request goes on with the one given here.")

  /// The answer that offers a choice.
  static let disambiguation = DocumentationComment("Lets the user choose one of several possible values.")

  /// The answer that asks back.
  static let confirmationRequired = DocumentationComment("Asks the user whether this value is meant.")

  /// The answer that refuses a value for a reason.
  static let unsupportedForReason = DocumentationComment("Refuses the value and tells the user why.")
}
