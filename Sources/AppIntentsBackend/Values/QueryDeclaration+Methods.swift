import IntentSemantics
import SwiftCode

extension QueryDeclaration {
  /// The methods, in gaps or by what a handler offers.
  var methods: [Declaration] {
    switch kind {
    case .unique: unique
    case .properties: byProperties
    default: bridge.map(bridged) ?? open
    }
  }

  private var entities: TypeExpression { .array(.named(migrated.name)) }

  private var identifiers: FunctionParameter {
    FunctionParameter(label: .word("for"), "identifiers", .array(.named(migrated.name + ".ID")))
  }

  private var searchText: FunctionParameter { FunctionParameter(label: .word("matching"), "string", .named("String")) }

  /// Methods with the work of listing and finding entities left to do.
  private var open: [Declaration] {
    guard kind != .enumerable else {
      return [
        method("allEntities", body: gap("Return all entities here.")),
        byIdentifier(of: .try(.await(.call(.name(PropertyQuery.allEntities))))),
        method("suggestedEntities", body: [.return(.verbatim("try await allEntities()"))]),
      ] + first
    }
    return [
      method(
        "entities", identifiers,
        body: gap("Return the entities with these identifiers here; leave out those that are gone."))
    ]
      + (kind == .search
        ? [
          method("entities", searchText, body: gap("Return the entities that a search for this text finds here."))
        ] : [])
      + [method("suggestedEntities", body: gap("Return the entities to choose from here.", offers))] + first
  }

  /// Methods where a handler lists the entities.
  private func bridged(_ bridge: any BridgedEntities) -> [Declaration] {
    var methods = [byIdentifier(of: bridge.flat())]
    switch kind {
    case .enumerable:
      methods.append(method("allEntities", body: [.return(bridge.flat())]))
    case .search:
      methods.append(
        method(
          "entities", searchText, result: bridge.result,
          body: bridge.searches
            ? bridge.statements(.name("string")) : bridge.statements(matching: .name("string"))))
      fallthrough
    default:
      methods.append(
        method("suggestedEntities", result: bridge.result, body: bridge.statements()))
      // Spotlight takes a flat list.
      if isOfIndexedType { methods.append(method(PropertyQuery.allEntities, body: [.return(bridge.flat())])) }
    }
    return methods + (bridge.first.map { [$0] } ?? first) + bridge.sources
  }

  /// Methods that filter what there is.
  private var byProperties: [Declaration] {
    let all = Expression.try(.await(.call(.name(PropertyQuery.allEntities))))
    let query = propertyQuery
    var methods = [byIdentifier(of: all)]
    if migrated.isSearched {
      let found = bridge.flatMap { $0.searches ? $0.flat(.name("string")) : nil }
      methods.append(method("entities", searchText, body: [.return(found ?? matching(all))]))
    }
    methods += [query.search, method("suggestedEntities", body: [.return(all)])]
    methods += bridge?.first.map { [$0] } ?? first
    methods.append(
      .function(
        FunctionDeclaration(
          modifiers: isOfIndexedType ? options.accessModifiers : [.access(.private)], PropertyQuery.allEntities,
          effects: .asyncThrows, result: entities,
          body: bridge.map { [.return($0.flat())] } ?? gap("Return all entities here."))))
    return methods + [query.order].compactMap(\.self) + (bridge?.sources ?? [])
  }

  /// The method that makes the only entity; the framework supplies the others.
  private var unique: [Declaration] {
    [
      method(
        "uniqueEntity", result: .named(migrated.name),
        body: [
          .comment([.paragraph("TODO: Return the only entity here.")]),
          .return(.try(.call(.member(.name(MigrationGap.typeName), "value")))),
        ])
    ]
  }

  /// The method that finds entities by their identifiers among all.
  private func byIdentifier(of all: Expression) -> Declaration {
    method(
      "entities", identifiers,
      body: [
        .return(
          filtered(all, by: .call(.member(.name("identifiers"), "contains"), [Argument(.member(.name("$0"), "id"))])))
      ])
  }

  /// The entities whose names have the text that is searched for.
  private func matching(_ all: Expression) -> Expression {
    filtered(
      all,
      by: .call(
        .member(.member(.name("$0"), "displayString"), "localizedStandardContains"), [Argument(.name("string"))]))
  }

  private func filtered(_ all: Expression, by condition: Expression) -> Expression {
    .call(FunctionCall(.member(all, "filter"), trailingClosure: Closure(value: condition)))
  }

  private func method(
    _ name: String, _ parameter: FunctionParameter? = nil, result: TypeExpression? = nil, body: [Statement]
  ) -> Declaration {
    .function(
      FunctionDeclaration(
        modifiers: options.accessModifiers, name, parameters: parameter.map { [$0] } ?? [], effects: .asyncThrows,
        result: result ?? entities, body: body))
  }

  private func gap(_ task: String, _ offers: [DocumentationComment.Block] = []) -> [Statement] {
    [.comment([.paragraph("TODO: " + task)] + offers), .return(.array([]))]
  }

  /// The first value of a widget's parameter, where one has to have it.
  private var first: [Declaration] {
    guard users.contains(where: { $0.isRequired && !$0.isOptional }) else { return [] }
    return [
      .function(
        FunctionDeclaration(
          modifiers: options.accessModifiers, "defaultResult", effects: .async,
          result: .optional(.named(migrated.name)),
          body: [.return(.verbatim("try? await suggestedEntities().first"))]))
    ]
  }

  /// What else options can be: in sections, and dependent on other parameters.
  private var offers: [DocumentationComment.Block] {
    guard options.form == .modern, options.has(.iOS16Minor4) else { return [] }
    return [
      .paragraph(
        "Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.")
    ] + (users.first { $0.parameter.supportsDynamicOptions }.map(DependencyOffer.comment) ?? [])
  }
}
