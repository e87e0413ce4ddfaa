extension TypeReference {
  /// The resolution result class, for example `SoupResolutionResult`.
  package var resolutionResultName: String { className.resolutionResultName }
}

extension Enumeration {
  /// The resolution result class, for example `SizeResolutionResult`.
  package var resolutionResultName: String { className.resolutionResultName }
}

extension ObjectType {
  /// The resolution result class, for example `SoupResolutionResult`.
  package var resolutionResultName: String { className.resolutionResultName }
}

extension String {
  /// The resolution result class that belongs to a class name.
  fileprivate var resolutionResultName: String { self + "ResolutionResult" }
}
