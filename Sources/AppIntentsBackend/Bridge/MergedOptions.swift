import IntentSemantics
import SwiftCode

/// The members of the query of a type whose parameters have queries of their own: it finds what one of those does.
///
/// For example: `private func options(_ searchTerm: String? = nil) async throws -> [PierAppEntity] { … }`
struct MergedOptions: BridgedEntities {
  /// The name of the entity.
  let entity: String

  /// The options of the parameters, each with the name of its query; there are some.
  private let merged: [(query: String, options: BridgedOptions)]

  /// The options of those parameters that have queries of their own; nil where none has.
  init?(_ entity: String, _ parameters: [ParameterProperty]) {
    self.entity = entity
    merged = parameters.compactMap { parameter in
      guard let query = parameter.queryName, let options = BridgedOptions(of: parameter) else { return nil }
      return (query, options)
    }
    if merged.isEmpty { return nil }
  }

  var searches: Bool { merged.contains(where: \.options.searches) }

  var result: TypeExpression { .array(.named(entity)) }

  /// Each parameter has a first value of its own.
  var first: Declaration? { nil }

  var remarks: [MigrationRemark] { [] }

  func flat(_ term: Expression?) -> Expression {
    .try(.await(.call(.name(Self.methodName), term.map { [Argument($0)] } ?? [])))
  }

  func statements(_ term: Expression?, matching text: Expression?) -> [Statement] {
    let all = flat(term)
    return [.return(text.map { Self.filtered(all, by: Self.name(has: $0)) } ?? all)]
  }

  var sources: [Declaration] {
    let objects = Expression.name("objects")
    let made = Expression.call(.name(entity), [Argument(.name("$0"))])
    let entities = Expression.call(FunctionCall(.member(objects, "map"), trailingClosure: Closure(value: made)))
    let isNew = Expression.member(
      .call(.member(.name("known"), "insert"), [Argument(.member(.name("$0"), "id"))]), "inserted")
    return [
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment("What handlers offer for one parameter or another, each entity once."),
          modifiers: [.access(.private)], Self.methodName,
          parameters: searches
            ? [FunctionParameter(label: .omitted, "searchTerm", .optional(.named("String")), defaultValue: .nil)] : [],
          effects: .asyncThrows, result: result,
          body: collected(in: objects) + [
            .variable(
              VariableDeclaration(.var, "known", type: .generic("Set", [.named(entity + ".ID")]), value: .array([]))),
            .return(Self.filtered(entities, by: isNew)),
          ]))
    ]
  }

  /// Statements that collect what handlers offer; of those that do not search while others do, what is called so.
  private func collected(in objects: Expression) -> [Statement] {
    let isMixed = searches && merged.contains { !$0.options.searches }
    guard isMixed else { return collected(merged, in: "objects", isFinal: true) }
    let others = Expression.name("others")
    return collected(merged.filter(\.options.searches), in: "objects", isFinal: false)
      + collected(merged.filter { !$0.options.searches }, in: "others", isFinal: false) + [
        .if(
          [.unwrapping("searchTerm")],
          [.assignment(to: others, Self.filtered(others, by: Self.name(has: .name("searchTerm"))))]),
        .expression(.binary(objects, "+=", others)),
      ]
  }

  private func collected(
    _ offers: [(query: String, options: BridgedOptions)], in name: String, isFinal: Bool
  ) -> [Statement] {
    offers.enumerated().map { index, offer in
      let term = offer.options.searches ? [Argument(.name("searchTerm"))] : []
      let collection = Expression.call(.member(.call(.name(offer.query)), Self.methodName), term)
      let objects = Expression.try(.await(.member(collection, "allItems")))
      guard index == 0 else { return .expression(.binary(.name(name), "+=", objects)) }
      return .variable(VariableDeclaration(isFinal && offers.count == 1 ? .let : .var, name, value: objects))
    }
  }

  private static func name(has text: Expression) -> Expression {
    .call(.member(.member(.name("$0"), "displayString"), "localizedStandardContains"), [Argument(text)])
  }

  private static func filtered(_ list: Expression, by condition: Expression) -> Expression {
    .call(FunctionCall(.member(list, "filter"), trailingClosure: Closure(value: condition)))
  }
}
