/// A file of a run.
package struct ReportedFile: Sendable, Equatable {
  /// Whose file it is.
  package enum Owner: String, Sendable {
    /// It is written anew in every run.
    case tool
    /// It is written once, for people to go on with.
    case project
    /// It is merged with what is there.
    case shared
  }

  /// What became of it.
  package enum State: String, Sendable {
    /// It was written, or would be where nothing is.
    case written
    /// It was there already.
    case unchanged
    /// It was edited, and stays.
    case edited
    /// It was edited, and stays; since then, what would be written has changed.
    case behind
    /// Something is in its way.
    case obstructed
  }

  /// The name in the output folder; of a test, the path.
  package let name: String
  /// Whether it is a test, and so belongs to the target of those.
  package let isTest: Bool
  /// Whose file it is.
  package let owner: Owner
  /// What became of it.
  package let state: State

  /// A file of a run.
  package init(name: String, isTest: Bool = false, owner: Owner, state: State) {
    self.name = name
    self.isTest = isTest
    self.owner = owner
    self.state = state
  }
}
