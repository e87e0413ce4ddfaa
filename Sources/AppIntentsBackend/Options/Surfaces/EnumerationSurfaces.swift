/// What is asked for beside what a definition says of an enumeration; nil for nothing.
package struct EnumerationSurfaces: SurfaceSet {
  /// Whether an action opens the app at a value.
  package var opensApp: Configured<Bool>?

  /// The schema that the enumeration adopts, without a dot at the front.
  ///
  /// For example: `photos.albumType`
  package var schema: ConfiguredText?

  /// Nothing beside the definition.
  package init() {}

  package func completed(by other: EnumerationSurfaces) -> EnumerationSurfaces {
    var result = self
    result.opensApp = opensApp ?? other.opensApp
    result.schema = schema ?? other.schema
    return result
  }
}
