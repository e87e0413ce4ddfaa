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
  let users: [ParameterProperty]

  /// The query of a type.
  init(_ migrated: MigratedType, in module: MigratedModule) {
    self.migrated = migrated
    self.module = module
    users = module.parameters(with: migrated)
    bridge = users.lazy.compactMap(BridgedOptions.init).first
  }

  var options: MigrationOptions { module.options }

  /// How entities are found.
  var kind: TypeSurfaces.Query { migrated.queryKind(options) }

  /// The members that only a query by properties has.
  var propertyQuery: PropertyQuery {
    PropertyQuery(
      entity: .named(migrated.name), properties: EntityProperty.all(of: migrated, in: module), options: options)
  }

  private var isNested: Bool { options.form == .compatible }

  /// The type.
  func declaration(record: inout MigrationRecord) -> Declaration {
    record.remarks += remarks
    return .type(
      TypeDeclaration(
        attributes: isNested ? [] : options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct,
        migrated.queryName, inheritance: conformances.map { .named($0) },
        members: dependencies + statics + options.initializer + methods,
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

  /// What the app has to supply.
  private var dependencies: [Declaration] {
    migrated.surfaces.dependencies.map { dependency in
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
    let hasGap = kind == .unique || bridge == nil
    var remarks = [
      remark(.open, work, quoting: migrated.queryName)
        .marked(hasGap ? MigrationMark(migrated.queryName + ".swift") : nil)
    ]
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
      intent.intent.parameters.map { ParameterProperty(parameter: $0, of: intent, in: self) }
    }.filter { $0.value.kind == .entity(type.name) }
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
