import AppIntentsBackend

extension MigrationSurfaces {
  /// What is asked for of one intent.
  static func of(_ intent: ConfiguredText, _ change: (inout IntentSurfaces) -> Void) -> MigrationSurfaces {
    var surfaces = IntentSurfaces()
    change(&surfaces)
    return MigrationSurfaces(intents: [intent: surfaces])
  }

  /// What is asked for of one type.
  static func ofType(_ type: ConfiguredText, _ change: (inout TypeSurfaces) -> Void) -> MigrationSurfaces {
    var surfaces = TypeSurfaces()
    change(&surfaces)
    return MigrationSurfaces(types: [type: surfaces])
  }

  /// What is asked for of one enumeration.
  static func ofEnumeration(
    _ enumeration: ConfiguredText, _ change: (inout EnumerationSurfaces) -> Void
  ) -> MigrationSurfaces {
    var surfaces = EnumerationSurfaces()
    change(&surfaces)
    return MigrationSurfaces(enumerations: [enumeration: surfaces])
  }

  /// How the entities of a type are found.
  static func of(_ type: ConfiguredText, query: TypeSurfaces.Query) -> MigrationSurfaces {
    var surfaces = TypeSurfaces()
    surfaces.query = Configured(query)
    return MigrationSurfaces(types: [type: surfaces])
  }
}
