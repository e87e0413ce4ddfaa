package import IntentSemantics

extension BuiltInResponseCode {
  /// The raw value of the first outcome of the definition's own.
  package static let firstCustomValue = 100

  /// What the outcome says, without a full stop.
  package var meaning: String {
    switch self {
    case .unspecified: "No outcome yet; never an answer"
    case .ready: "The intent can be handled; an answer of `confirm`"
    case .continueInApp: "The app opens and goes on with the intent"
    case .inProgress: "The work has started and goes on"
    case .success: "The intent has been carried out"
    case .failure: "The intent could not be carried out"
    case .failureRequiringAppLaunch: "The intent could not be carried out; the user has to go on in the app"
    }
  }
}
