extension TypeReference {
  /// The resolution result class, for example `SoupResolutionResult`.
  package var resolutionResultName: String { className + "ResolutionResult" }
}
