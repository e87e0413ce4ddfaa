/// An outcome that every intent has, in the order of the system's raw values from 0.
package enum BuiltInResponseCode: String, Sendable, CaseIterable {
  case unspecified
  case ready
  case continueInApp
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch

  /// The name of the case.
  package var name: String { rawValue }

  /// Whether definitions list it, to give it texts; the others no definition lists.
  package var isListedByDefinitions: Bool { self == .success || self == .failure }
}
