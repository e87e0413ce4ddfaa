/// The condition on a parent parameter under which a parameter is shown.
package struct Relationship: Sendable, Equatable {
  /// The name of the parent parameter.
  package let parent: String

  /// What must hold of the parent's value.
  package let condition: RelationshipCondition

  /// A value of the given parts.
  package init(parent: String, condition: RelationshipCondition) {
    self.parent = parent
    self.condition = condition
  }
}
