import SwiftCode

/// Members of a query that have handlers list entities.
protocol BridgedEntities {
  /// Whether handlers search.
  var searches: Bool { get }

  /// What a list of entities is, as the system takes it.
  var result: TypeExpression { get }

  /// All entities in a flat list, a text to search for given where handlers search.
  func flat(_ term: Expression?) -> Expression

  /// Statements that give the entities as the system takes them.
  ///
  /// - Parameters:
  ///   - term: The text that handlers search for.
  ///   - text: The text that the names of entities have, where handlers do not search.
  /// - Returns: The statements.
  func statements(_ term: Expression?, matching text: Expression?) -> [Statement]

  /// The method with the first value; nil where nothing is first, as in lists.
  var first: Declaration? { get }

  /// The members that the others need.
  var sources: [Declaration] { get }

  /// What is to be said about them.
  var remarks: [MigrationRemark] { get }
}

extension BridgedEntities {
  /// The name of the method that asks.
  static var methodName: String { "options" }

  /// All entities in a flat list.
  func flat() -> Expression { flat(nil) }

  /// Statements that give the entities a search finds.
  func statements(_ term: Expression) -> [Statement] { statements(term, matching: nil) }

  /// Statements that give the entities whose names have a text.
  func statements(matching text: Expression) -> [Statement] { statements(nil, matching: text) }

  /// Statements that give all entities.
  func statements() -> [Statement] { statements(nil, matching: nil) }
}
