extension Parameter {
  /// Whether it has a resolution result class of its own: reasons on a parameter without resolution have no effect.
  package var hasOwnResolutionResult: Bool {
    supportsResolution && !unsupportedReasons.isEmpty
  }
}
