import IntentSemantics
import SwiftCode

/// What makes the entities of a type known to Spotlight: the conformance with the attributes, and methods for the app to call.
///
/// For example: `extension PierAppEntity: IndexedEntity { … }`
struct SpotlightIndex {
  /// The type with its names.
  let migrated: MigratedType

  /// What else there is in the module.
  let module: MigratedModule

  /// The index of a type, where one is wanted.
  init?(_ migrated: MigratedType, in module: MigratedModule) {
    guard module.options.form == .modern, migrated.surfaces.isIndexed?.value == true else { return nil }
    self.migrated = migrated
    self.module = module
  }

  private var options: MigrationOptions { module.options }

  /// The condition under which a system has an index.
  static let condition = "canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)"

  /// The module with the index.
  static let framework = "CoreSpotlight"

  /// The name of the file, without its ending.
  var fileName: String { migrated.name + "+Spotlight" }

  /// Properties with the attributes under which Spotlight has them.
  var attributes: [(property: EntityProperty, attribute: SpotlightAttribute)] {
    // A schema says itself what is indexed.
    guard migrated.surfaces.schema == nil else { return [] }
    let asked = migrated.surfaces.indexingKeys
    var taken: Set<String> = []
    return EntityProperty.all(of: migrated, in: module).compactMap { property in
      let name = property.property.name
      guard let kind = SpotlightAttribute.Kind(of: property.value) else { return nil }
      let attribute =
        asked.isEmpty
        ? SpotlightAttribute.usual(for: name, kind)
        : asked[ConfiguredText(name)].flatMap { SpotlightAttribute.named($0.value) }
      return attribute.flatMap { taken.insert($0.name).inserted ? (property, $0) : nil }
    }
  }

  /// The attribute that a property is declared with: newer systems read it without running the app.
  func key(of property: EntityProperty) -> SpotlightAttribute? {
    attributes.first { $0.property.name == property.name && isDeclared($0.property) }?.attribute
  }

  /// Whether any property is declared with its attribute.
  var hasKeys: Bool { attributes.contains { isDeclared($0.property) } }

  /// The extension with the conformance.
  func declaration(record: inout MigrationRecord) -> Declaration {
    record.remarks += remarks
    return .type(
      TypeDeclaration(
        attributes: options.availability(from: .iOS18, on: [.iOS, .macOS, .visionOS]), .extension, migrated.name,
        inheritance: [.named("IndexedEntity")], members: (attributeSet.map { [$0] } ?? []) + methods,
        layout: .separated))
  }

  private func isDeclared(_ property: EntityProperty) -> Bool {
    // What the system makes of components of a date is not said anywhere.
    options.has(.iOS18Minor4) && property.value.kind != .dateComponents
  }

  private var entity: TypeExpression { .named(migrated.name) }

  /// The attributes that properties are not declared with; nil where there are none beside the usual ones.
  private var attributeSet: Declaration? {
    let set = attributes.filter { !isDeclared($0.property) }
    guard !set.isEmpty else { return nil }
    let attributes = Expression.name("attributes")
    return .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers, .var, "attributeSet", type: .named("CSSearchableItemAttributeSet"),
        getter: .block(
          [.variable(VariableDeclaration(.let, "attributes", value: .name("defaultAttributeSet")))]
            + set.map { .assignment(to: .member(attributes, $1.name), Self.value(of: $0)) }
            + [.return(attributes)])))
  }

  private static func value(of property: EntityProperty) -> Expression {
    let value = Expression.member(.selfReference, property.name)
    func mapped(_ method: String, _ function: Expression, _ label: String) -> Expression {
      .call(
        FunctionCall(
          .member(value, method),
          trailingClosure: Closure(value: .call(function, [Argument(label, .name("$0"))]))))
    }
    return switch property.value.kind {
    case .integer, .decimal,
      .boolean where !property.value.isArray:
      mapped("map", .name("NSNumber"), "value")
    case .dateComponents: mapped("flatMap", .member(.member(.name("Calendar"), "current"), "date"), "from")
    default: value
    }
  }

  private var methods: [Declaration] {
    let index = Expression.call(.member(.name("CSSearchableIndex"), "default"))
    func method(
      _ name: String, _ documentation: String, _ parameter: FunctionParameter, _ call: String,
      _ arguments: [Argument]
    ) -> Declaration {
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment(documentation), modifiers: options.accessModifiers + [.static], name,
          parameters: [parameter],
          effects: .asyncThrows, body: [.expression(.try(.await(.call(.member(index, call), arguments))))]))
    }
    return [
      method(
        Self.adding, "Has Spotlight know entities: at launch, and whenever some are new or have changed.",
        FunctionParameter(label: .omitted, "entities", .array(entity)), "indexAppEntities",
        [Argument(.name("entities"))]),
      method(
        Self.removing, "Has Spotlight forget entities that are gone.",
        FunctionParameter(label: .omitted, "identifiers", .array(.named("ID"))), "deleteAppEntities",
        [Argument("identifiedBy", .name("identifiers")), Argument("ofType", .metatype(entity))]),
    ]
  }

  private static let adding = "addToSpotlight"
  private static let removing = "removeFromSpotlight"

  private var remarks: [MigrationRemark] {
    func open(_ reason: String, hint: String? = nil) -> MigrationRemark {
      MigrationRemark(
        .open, migrated.type.name, "Spotlight", reason, quoting: migrated.name, at: migrated.location(in: module),
        hint: hint)
    }
    let query = QueryDeclaration(migrated, in: module)
    let calls = open(
      "call '\(Self.adding)' at launch and when entities are new or have changed, '\(Self.removing)' when they are "
        + "gone; tvOS and watchOS have neither",
      hint: query.listsIndexedEntities ? "'\(query.name)().\(PropertyQuery.allEntities)()' has all that there are" : nil
    ).shown(by: [.call(Self.adding, on: migrated.name), .call(Self.removing, on: migrated.name)])
    return unlisted + [calls]
      + (module.opens(migrated)
        ? [] : [open("nothing opens what people tap in the results", hint: "ask for 'open', too")])
  }

  /// Properties that Spotlight does not get; none where a configuration lists those that it is to get.
  private var unlisted: [MigrationRemark] {
    guard migrated.surfaces.schema == nil, migrated.surfaces.indexingKeys.isEmpty else { return [] }
    let listed = Set(attributes.map(\.property.name))
    return EntityProperty.all(of: migrated, in: module).filter { !listed.contains($0.name) }.map { property in
      let name = property.property.name
      let kind = SpotlightAttribute.Kind(of: property.value)
      return MigrationRemark(
        .leftOut, "\(migrated.type.name).\(name)", "Spotlight",
        kind == nil
          ? "Spotlight has no attributes for such values" : "no attribute of Spotlight is meant for what is called so",
        at: property.location(beside: migrated.location(in: module)),
        hint: kind.map {
          "list attributes by property, with one that is \($0.words), such as '\(SpotlightAttribute.example(of: $0))'"
        })
    }
  }
}

extension MigratedModule {
  /// Whether an action opens the app at an entity of a type.
  func opens(_ type: MigratedType) -> Bool {
    type.surfaces.opensApp?.value == true
      || intents.contains { intent in
        intent.surfaces.opensApp?.value == true
          && parameters(with: type).contains { $0.migrated == intent && $0.parameter.name == "target" }
      }
  }
}
