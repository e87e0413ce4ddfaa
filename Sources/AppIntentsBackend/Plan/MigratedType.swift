package import IntentSemantics

/// An object type and the entity that takes its place.
package struct MigratedType: Sendable, Equatable {
  /// The type.
  package let type: ObjectType

  /// The index of its definition.
  package let program: Int

  /// The name of the entity.
  ///
  /// For example: `SoupAppEntity`
  package let name: String

  /// Whether only responses have it, so that nobody ever looks one up.
  package let isTransient: Bool

  /// Whether a parameter searches for it.
  package let isSearched: Bool

  /// What is asked for beside what the definition says.
  package var surfaces = TypeSurfaces()

  /// Whether an action hands objects of it to the handler of a legacy intent, or gets some from it.
  package var isBridged = false

  /// The name of the query.
  ///
  /// For example: `SoupAppEntityQuery`
  package var queryName: String { name + "Query" }
}
