/// What is asked for beside what definitions say.
package struct MigrationSurfaces: Sendable, Equatable {
  /// Of intents, by their own names or those of their classes or structures.
  package var intents: SurfaceList<IntentSurfaces> = [:]

  /// Of object types, by their own names or those of their entities.
  package var types: SurfaceList<TypeSurfaces> = [:]

  /// Of enumerations, by their own names or those of what takes their place.
  package var enumerations: SurfaceList<EnumerationSurfaces> = [:]

  /// Of intents of the system, by the names of their classes.
  package var systemIntents: SurfaceList<SystemIntentSurfaces> = [:]

  /// The given ones.
  package init(
    intents: SurfaceList<IntentSurfaces> = [:], types: SurfaceList<TypeSurfaces> = [:],
    enumerations: SurfaceList<EnumerationSurfaces> = [:], systemIntents: SurfaceList<SystemIntentSurfaces> = [:]
  ) {
    self.intents = intents
    self.types = types
    self.enumerations = enumerations
    self.systemIntents = systemIntents
  }

  /// Asks for what others do, where nothing else is asked for.
  package mutating func append(contentsOf other: MigrationSurfaces) {
    intents.append(contentsOf: other.intents)
    types.append(contentsOf: other.types)
    enumerations.append(contentsOf: other.enumerations)
    systemIntents.append(contentsOf: other.systemIntents)
  }
}
