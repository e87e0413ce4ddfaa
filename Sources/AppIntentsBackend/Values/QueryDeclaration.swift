import IntentSemantics
import SwiftCode

/// What finds the entities of a type, with the work that is left to do.
///
/// For example: `struct SoupAppEntityQuery: EntityStringQuery { … }`
struct QueryDeclaration {
  /// The type with its names.
  let migrated: MigratedType

  /// What else there is in the module.
  let module: MigratedModule

  /// What has a handler list the entities; nil where nothing does.
  let bridge: BridgedOptions?

  /// The parameters with entities of the type.
  private let users: [ParameterProperty]

  /// The query of a type.
  init(_ migrated: MigratedType, in module: MigratedModule) {
    self.migrated = migrated
    self.module = module
    users = module.intents.flatMap { intent in
      intent.intent.parameters.map { ParameterProperty(parameter: $0, of: intent, in: module) }
    }.filter { $0.value.kind == .entity(migrated.name) }
    bridge = users.lazy.compactMap(BridgedOptions.init).first
  }

  private var options: MigrationOptions { module.options }
  private var entities: TypeExpression { .array(.named(migrated.name)) }
  private var isNested: Bool { options.form == .compatible }

  /// The type.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let work =
      bridge == nil
      ? "it finds nothing yet; what stored actions and widgets hold is looked up there"
      : "it finds what the handler offers, and nothing that stored actions and widgets hold beside that"
    record.remarks.append(
      MigrationRemark(
        .open, migrated.type.name, "the query", work, quoting: migrated.queryName, at: migrated.location(in: module)))
    if isWantedEnumerable, !isEnumerable {
      record.remarks.append(
        MigrationRemark(
          .lost, migrated.type.name, "the query",
          options.form == .modern
            ? "queries that list everything came with iOS 17"
            : "the compatible form has no queries that list everything",
          at: migrated.location(in: module),
          hint: options.form == .modern ? "'--target iOS17.0' keeps it" : nil))
    }
    return .type(
      TypeDeclaration(
        attributes: isNested ? [] : options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct,
        migrated.queryName, inheritance: [.named(conformance)], members: options.initializer + methods,
        layout: .separated))
  }

  private var conformance: String {
    isEnumerable ? "EnumerableEntityQuery" : migrated.isSearched ? "EntityStringQuery" : "EntityQuery"
  }

  private var isWantedEnumerable: Bool {
    migrated.surfaces.query?.value == .enumerable
  }

  private var isEnumerable: Bool { options.form == .modern && isWantedEnumerable && options.has(.iOS17) }

  private var methods: [Declaration] {
    let identifiers = FunctionParameter(label: .word("for"), "identifiers", .array(.named(migrated.name + ".ID")))
    if let bridge { return methods(bridge, identifiers) }
    let first = isRequired ? [defaultResult] : []
    guard !isEnumerable else {
      return [
        method("allEntities", body: gap("Return all entities here.")),
        method(
          "entities", identifiers,
          body: [.return(.verbatim("try await allEntities().filter { identifiers.contains($0.id) }"))]),
        method("suggestedEntities", body: [.return(.verbatim("try await allEntities()"))]),
      ] + first
    }
    let search = FunctionParameter(label: .word("matching"), "string", .named("String"))
    return [
      method(
        "entities", identifiers,
        body: gap("Return the entities with these identifiers here; leave out those that are gone."))
    ]
      + (migrated.isSearched
        ? [method("entities", search, body: gap("Return the entities that a search for this text finds here."))] : [])
      + [method("suggestedEntities", body: gap("Return the entities to choose from here.", offers))] + first
  }

  /// The methods where a handler lists the entities.
  private func methods(_ bridge: BridgedOptions, _ identifiers: FunctionParameter) -> [Declaration] {
    let search = FunctionParameter(label: .word("matching"), "string", .named("String"))
    let isSearching = bridge.property.parameter.supportsSearch
    let found = Statement.return(
      .call(
        FunctionCall(
          .member(bridge.flat(), "filter"),
          trailingClosure: Closure(
            value: .call(
              .member(.name("identifiers"), "contains"), [Argument(.member(.name("$0"), "id"))])))))
    var methods = [method("entities", identifiers, body: [found])]
    if isEnumerable { methods.append(method("allEntities", body: [.return(bridge.flat())])) }
    if conformance == "EntityStringQuery" {
      methods.append(
        method(
          "entities", search, result: bridge.result,
          body: bridge.statements(isSearching ? .name("string") : nil)))
    }
    if !isEnumerable {
      methods.append(method("suggestedEntities", result: bridge.result, body: bridge.statements()))
    }
    return methods + [bridge.first ?? (isRequired ? defaultResult : nil), bridge.source].compactMap(\.self)
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

  /// The first value of a widget's parameter.
  private var defaultResult: Declaration {
    .function(
      FunctionDeclaration(
        modifiers: options.accessModifiers, "defaultResult", effects: .async,
        result: .optional(.named(migrated.name)),
        body: [.return(.verbatim("try? await suggestedEntities().first"))]))
  }

  private var isRequired: Bool {
    users.contains { $0.isRequired && !$0.isOptional }
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
