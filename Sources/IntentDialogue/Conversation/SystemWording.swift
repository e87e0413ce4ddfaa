/// Stand-ins for the words that the system uses where the definition has none.
///
/// They are not Apple's. A transcript marks them, so that it shows where the definition leaves the wording to the system.
enum SystemWording {
  /// Asks for a value.
  static func prompt(for name: String) -> String { "Please say a value for “\(name)”." }

  /// Asks for one of several values.
  static let choice = "Which one?"

  /// Asks whether a value is meant.
  static func confirmation(of value: String) -> String { "Did you mean “\(value)”?" }

  /// Refuses a value.
  static func refusal(of name: String) -> String { "That is not possible for “\(name)”." }

  /// Asks whether the intent is to be handled.
  static func permission(for request: String) -> String { "\(request)?" }

  /// Words were not understood.
  static let notUnderstood = "Sorry, I did not understand that."

  /// The conversation ends because the person wants it to.
  static let farewell = "OK."

  /// The conversation ends because nothing suits the app.
  static let givingUp = "Sorry, that does not work."

  /// Tells an outcome.
  static func outcome(_ code: String, isSuccess: Bool) -> String {
    switch code {
    case "inProgress": "It is under way."
    case "continueInApp": "Please go on in the app."
    case "failureRequiringAppLaunch": "Sorry, that needs the app."
    default: isSuccess ? "Done." : "Sorry, that did not work."
    }
  }
}
