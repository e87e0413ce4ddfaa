/// What is asked for beside what a definition says of an enumeration; nil for nothing.
package struct EnumerationSurfaces: NamedSurfaceSet {
  /// Whether an action opens the app at a value.
  package var opensApp: Configured<Bool>?

  /// The schema that the enumeration adopts, without a dot at the front.
  ///
  /// For example: `photos.albumType`
  package var schema: ConfiguredText?

  /// What the enumeration is called; nil for a name that follows from the definition.
  package var name: ConfiguredText?

  /// Nothing beside the definition.
  package init() {}

  package func completed(by other: EnumerationSurfaces) -> EnumerationSurfaces {
    var result = self
    result.name = name ?? other.name
    result.opensApp = opensApp ?? other.opensApp
    result.schema = schema ?? other.schema
    return result
  }
}
