/// An outcome that every intent has, in the order of the system's raw values from 0.
enum StandardResponseCode: String, CaseIterable {
  case unspecified
  case ready
  case continueInApp
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch

  /// The name of the case.
  var name: String { rawValue }

  /// The raw value of the first outcome of the definition's own.
  static let firstCustomValue = 100

  /// What the outcome says.
  var meaning: String {
    switch self {
    case .unspecified: "No outcome yet; not to be given to the system."
    case .ready: "The request can be carried out: the answer when it is confirmed."
    case .continueInApp: "The app opens and goes on with the request."
    case .inProgress: "The work has started and is not finished."
    case .success: "The request has been carried out."
    case .failure: "The request could not be carried out."
    case .failureRequiringAppLaunch: "The request could not be carried out; the app opens, where it may be."
    }
  }
}
