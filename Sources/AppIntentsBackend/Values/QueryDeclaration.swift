import IntentSemantics
import SwiftCode

/// What finds the entities of a type, or those that one parameter may have, with the work that is left to do.
///
/// For example: `struct SoupAppEntityQuery: EntityStringQuery { … }`
struct QueryDeclaration {
  /// The name of the query.
  let name: String

  /// How entities are found.
  let kind: TypeSurfaces.Query

  /// The type with its names.
  let migrated: MigratedType

  /// What else there is in the module.
  let module: MigratedModule

  /// What has handlers list the entities; nil where nothing does.
  let bridge: (any BridgedEntities)?

  /// The parameters that it serves.
  let users: [ParameterProperty]

  /// What the app has to supply.
  private let dependencies: [ConfiguredDependency]

  /// The query of a type; where parameters have queries of their own, it finds what those do.
  init(_ migrated: MigratedType, in module: MigratedModule) {
    name = migrated.queryName
    kind = migrated.queryKind(module.options)
    self.migrated = migrated
    self.module = module
    users = module.parameters(with: migrated)
    bridge = MergedOptions(migrated.name, users) ?? users.lazy.compactMap(BridgedOptions.init).first
    dependencies = migrated.surfaces.dependencies
  }

  /// The query that a parameter has of its own; nil where that of its type serves it.
  init?(of property: ParameterProperty) {
    guard let name = property.queryName, let options = BridgedOptions(of: property),
      let type = property.module.allTypes.first(where: { property.value.kind == .entity($0.name) })
    else { return nil }
    self.name = name
    kind = options.searches ? .search : .identifiers
    migrated = type
    module = property.module
    bridge = options
    users = [property]
    dependencies = []
  }

  var options: MigrationOptions { module.options }

  /// Whether it is the query of a type that Spotlight knows: the app gets from it what there is.
  var isOfIndexedType: Bool { name == migrated.queryName && SpotlightIndex(migrated, in: module) != nil }

  /// Whether the app can ask it for all entities of a type that Spotlight knows.
  var listsIndexedEntities: Bool {
    switch kind {
    case .enumerable, .properties: isOfIndexedType
    case .identifiers, .search: isOfIndexedType && bridge != nil
    case .unique: false
    }
  }

  /// The members that only a query by properties has.
  var propertyQuery: PropertyQuery {
    PropertyQuery(
      entity: .named(migrated.name), properties: EntityProperty.all(of: migrated, in: module), options: options)
  }

  private var isNested: Bool { options.form == .compatible }

  /// The type.
  func declaration(record: inout MigrationRecord) -> Declaration {
    record.remarks += remarks + (bridge?.remarks ?? [])
    return .type(
      TypeDeclaration(
        attributes: isNested ? [] : options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct,
        name, inheritance: conformances.map { .named($0) },
        members: dependencyProperties + statics + options.initializer + methods,
        layout: .separated))
  }

  /// The names of the members, those that every query has included, and of what its methods take and make.
  var memberNames: Set<String> {
    (statics + methods).reduce(into: Self.givenNames) { names, member in names.formUnion(member.usedNames) }
  }

  /// The names of what the framework gives queries.
  private static let givenNames: Set<String> = [
    "allEntities", "defaultResult", "displayEntities", "entities", "options", "order", "persistentIdentifier",
    "results",
    "suggestedEntities", "uniqueEntity",
  ]

  private var conformances: [String] {
    switch kind {
    case .identifiers: ["EntityQuery"]
    case .search: ["EntityStringQuery"]
    case .enumerable: ["EnumerableEntityQuery"]
    case .properties: ["EntityPropertyQuery"] + (migrated.isSearched ? ["EntityStringQuery"] : [])
    case .unique: ["UniqueAppEntityQuery"]
    }
  }

  /// What the query is about, in one way or another.
  private var statics: [Declaration] {
    switch kind {
    case .properties: propertyQuery.statics
    // Nothing else says whose query it is.
    case .unique:
      [.typeAlias(TypeAliasDeclaration(modifiers: options.accessModifiers, "Entity", .named(migrated.name)))]
    default: []
    }
  }

  private var dependencyProperties: [Declaration] {
    dependencies.map { dependency in
      .variable(
        VariableDeclaration(
          attributes: [AttributeLine(Attribute("Dependency"))], modifiers: [.access(.private)], .var,
          dependency.name.value, type: .named(dependency.type.value)))
    }
  }

  private var remarks: [MigrationRemark] {
    func remark(
      _ verdict: MigrationRemark.Verdict, _ reason: String, of element: String = migrated.type.name,
      quoting quote: String? = nil, hint: String? = nil
    ) -> MigrationRemark {
      MigrationRemark(
        verdict, element, "the query", reason, quoting: quote, at: migrated.location(in: module), hint: hint)
    }
    let work =
      switch (kind, bridge) {
      case (.unique, _): "it throws an error until the only entity is made there"
      case (_, nil): "it finds nothing yet; what stored actions and widgets hold is looked up there"
      case (_, _): "it finds what the handler offers, and nothing that stored actions and widgets hold beside that"
      }
    var remarks = [remark(.open, work, quoting: name).marked(MigrationMark(name + ".swift"))]
    if migrated.surfaces.query?.value == .enumerable, kind != .enumerable {
      let isModern = options.form == .modern
      remarks.append(
        remark(
          .lost,
          isModern
            ? "queries that list everything came with iOS 17"
            : "the compatible form has no queries that list everything",
          hint: isModern ? "'--target iOS17.0' keeps it" : nil))
    }
    if kind == .properties {
      remarks += propertyQuery.properties.filter(\.comparisons.isEmpty).map { property in
        remark(.leftOut, "nothing compares values of that type", of: property.typeName + "." + property.property.name)
      }
    }
    return remarks
  }
}

extension MigratedModule {
  /// The parameters with entities of a type.
  func parameters(with type: MigratedType) -> [ParameterProperty] {
    intents.flatMap { intent in
      intent.intent.parameters.filter { parameter in
        value(parameter.type, isArray: parameter.isArray, in: intent.program).kind == .entity(type.name)
      }.map { ParameterProperty(parameter: $0, of: intent, in: self) }
    }
  }
}

extension MigratedType {
  /// How entities are found: as is asked for where the target knows it, else as the definition says.
  func queryKind(_ options: MigrationOptions) -> TypeSurfaces.Query {
    let usual: TypeSurfaces.Query = isSearched ? .search : .identifiers
    guard options.form == .modern, let kind = surfaces.query?.value else { return usual }
    return kind == .enumerable && !options.has(.iOS17) ? usual : kind
  }
}
