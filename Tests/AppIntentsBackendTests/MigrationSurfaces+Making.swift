import AppIntentsBackend

extension MigrationSurfaces {
  /// What is asked for of one intent.
  static func of(_ intent: ConfiguredText, _ change: (inout IntentSurfaces) -> Void) -> MigrationSurfaces {
    var surfaces = IntentSurfaces()
    change(&surfaces)
    return MigrationSurfaces(intents: [intent: surfaces])
  }

  /// How the entities of a type are found.
  static func of(_ type: ConfiguredText, query: TypeSurfaces.Query) -> MigrationSurfaces {
    var surfaces = TypeSurfaces()
    surfaces.query = Configured(query)
    return MigrationSurfaces(types: [type: surfaces])
  }
}
