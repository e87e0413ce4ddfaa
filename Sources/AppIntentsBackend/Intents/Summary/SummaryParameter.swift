/// A parameter that a summary can show, and when.
struct SummaryParameter: Equatable {
  /// The condition on another parameter under which it is shown.
  struct Dependency: Hashable {
    /// The name of the other parameter.
    let parent: String

    /// What must hold of its value.
    let condition: SummaryCondition
  }

  /// The name.
  let name: String

  /// The condition under which it is shown; nil for always.
  let dependency: Dependency?

  /// A parameter with its condition.
  init(_ name: String, _ dependency: Dependency? = nil) {
    self.name = name
    self.dependency = dependency
  }
}
