extension ResponseCode {
  /// The codes that every response has, in the order of their raw values from 0.
  package static let builtInNames = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  /// The built-in codes that no definition lists.
  package static let implicitNames: Set<String> = Set(builtInNames).subtracting(["success", "failure"])
}
