/// What is asked for in place of an intent of the system; nil for what App Intents have for certain.
package struct SystemIntentSurfaces: SurfaceSet {
  /// Whether anything is written in its place.
  package var isWritten: Configured<Bool>?

  /// The schema of what takes its place, without a dot at the front.
  ///
  /// For example: `notes.createNote`
  package var schema: ConfiguredText?

  /// What App Intents have for certain.
  package init() {}

  package func completed(by other: SystemIntentSurfaces) -> SystemIntentSurfaces {
    var result = self
    result.isWritten = isWritten ?? other.isWritten
    result.schema = schema ?? other.schema
    return result
  }
}
