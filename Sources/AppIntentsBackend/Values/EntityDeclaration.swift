import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The `AppEntity` that takes the place of an object type; a `TransientAppEntity` where only responses have it.
///
/// For example: `struct SoupAppEntity: AppEntity { … }`
struct EntityDeclaration {
  /// The type with its names.
  let migrated: MigratedType

  /// What else there is in the module.
  let module: MigratedModule

  /// The declaration of a type.
  init(_ migrated: MigratedType, in module: MigratedModule) {
    self.migrated = migrated
    self.module = module
  }

  /// The names of what every entity has, its own initialisers included.
  static let givenNames: Set<String> = [
    "defaultQuery", "displayRepresentation", "displayString", "id", "init", BridgedValue.member, "persistentIdentifier",
    "self", "typeDisplayRepresentation",
  ]

  private var options: MigrationOptions { module.options }

  /// The properties with their names.
  private var properties: [EntityProperty] { EntityProperty.all(of: migrated, in: module) }

  /// What makes the entities known to Spotlight; nil where nothing does.
  private var index: SpotlightIndex? { SpotlightIndex(migrated, in: module) }

  /// Whether properties are declared with what Spotlight knows them as.
  var isIndexed: Bool { index?.hasKeys ?? false }

  /// The modules that the file needs besides `AppIntents`.
  var modules: Set<String> { properties.reduce(into: []) { $0.formUnion($1.value.modules) } }

  /// The type.
  func declaration(record: inout MigrationRecord) -> Declaration {
    .type(
      TypeDeclaration(
        attributes: options.availability(from: .iOS16)
          + options.schemaAttribute(migrated.surfaces.schema, .entity),
        modifiers: options.accessModifiers, .struct, migrated.name, inheritance: protocols.map { .named($0) },
        members: members(record: &record), layout: .separated))
  }

  private var protocols: [String] {
    guard !migrated.isTransient else { return ["TransientAppEntity"] }
    return ["AppEntity"] + (migrated.queryKind(options) == .unique ? ["UniqueAppEntity"] : [])
  }

  private func members(record: inout MigrationRecord) -> [Declaration] {
    if let schema = migrated.surfaces.schema {
      record.remarks.append(
        SchemaMacro.remark(on: schema, of: migrated.type.name, at: location)
          .marked(MigrationMark(migrated.name + ".swift")))
    }
    let representation = options.typeRepresentation(
      migrated.type.displayName, of: migrated.type.name, "INTypeDisplayName", program: migrated.program,
      at: location, record: &record)
    var stored: [Declaration] = []
    for property in properties {
      stored.append(
        property.declaration(options, indexedAs: index?.key(of: property), at: location, record: &record))
    }
    let own = [variable("id"), variable("displayString"), displayRepresentation, initializer]
    let bridged = migrated.isBridged ? BridgedEntity(migrated: migrated, module: module).members : []
    guard !migrated.isTransient else { return [representation] + stored + own + bridged }
    if migrated.isBridged {
      record.remarks.append(
        MigrationRemark(
          .changed, migrated.type.name, "what people choose from",
          "a subtitle or an image that the handler gives an object is not shown: let 'displayRepresentation' have it",
          at: location))
    }
    let defaultQuery = Declaration.variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], options.storedStaticKeyword, "defaultQuery",
        value: .call(.name(migrated.queryName))))
    guard options.form == .compatible else { return [representation, defaultQuery] + stored + own + bridged }
    let query = QueryDeclaration(migrated, in: module).declaration(record: &record)
    return [representation] + stored + [query, defaultQuery, .blankLine] + own
  }

  private var displayRepresentation: Declaration {
    let details = options.form == .modern ? EntityProperty.details(of: properties) : []
    return .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers, .var, "displayRepresentation", type: .named("DisplayRepresentation"),
        getter: .block([
          .expression(
            .call(
              .name("DisplayRepresentation"),
              [
                Argument(
                  "title", .interpolation(InterpolatedString([.value([Argument(.name("displayString"))])])))
              ] + details))
        ])))
  }

  /// A property that every entity has; one that is made without values starts empty.
  private func variable(_ name: String) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers, .var, name, type: migrated.isTransient ? nil : .named("String"),
        value: migrated.isTransient ? .string("") : nil))
  }

  private var initializer: Declaration {
    guard !migrated.isTransient else {
      return .initializer(InitializerDeclaration(modifiers: options.accessModifiers, body: []))
    }
    return .initializer(
      InitializerDeclaration(
        modifiers: options.accessModifiers,
        parameters: ["id", "displayString"].map { FunctionParameter($0, .named("String")) },
        body: ["id", "displayString"].map { .assignment(to: .member(.selfReference, $0), .name($0)) }))
  }

  /// The place of the type; none for objects that have no type.
  private var location: SourceLocation? { migrated.location(in: module) }
}

extension MigratedType {
  /// The place of the type; none for objects that have no type.
  func location(in module: MigratedModule) -> SourceLocation? {
    self == module.untypedObjects
      ? nil : SourceLocation(file: module.programs[program].source, range: type.range)
  }
}
