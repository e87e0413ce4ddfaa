/// What is asked for beside what a definition says of an object type; nil or empty for what the definition says.
package struct TypeSurfaces: NamedSurfaceSet {
  /// How entities are found.
  package enum Query: String, Sendable, CaseIterable {
    /// By their identifiers only.
    case identifiers = "id"
    /// By a text that people type or say, too.
    case search = "string"
    /// All of them can be listed.
    case enumerable
    /// By what their properties are, in an order.
    case properties = "property"
    /// There is only one.
    case unique
  }

  /// How entities are found.
  package var query: Configured<Query>?

  /// Whether Spotlight has the entities.
  package var isIndexed: Configured<Bool>?

  /// The attributes under which Spotlight has properties, by the names of the properties; empty for a choice by name and
  /// type.
  ///
  /// For example: `["harbour": "city"]`
  package var indexingKeys: [ConfiguredText: ConfiguredText] = [:]

  /// Whether an action opens the app at an entity.
  package var opensApp: Configured<Bool>?

  /// The schema that the entity adopts, without a dot at the front.
  ///
  /// For example: `photos.asset`
  package var schema: ConfiguredText?

  /// What the query needs of the app.
  package var dependencies: [ConfiguredDependency] = []

  /// What the entity is called; nil for a name that follows from the definition.
  package var name: ConfiguredText?

  /// Nothing beside the definition.
  package init() {}

  package func completed(by other: TypeSurfaces) -> TypeSurfaces {
    var result = self
    result.name = name ?? other.name
    result.query = query ?? other.query
    if isIndexed == nil {
      result.isIndexed = other.isIndexed
      result.indexingKeys = other.indexingKeys
    }
    result.opensApp = opensApp ?? other.opensApp
    result.schema = schema ?? other.schema
    result.dependencies = dependencies.isEmpty ? other.dependencies : dependencies
    return result
  }
}
