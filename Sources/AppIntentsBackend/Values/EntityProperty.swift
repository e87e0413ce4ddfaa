import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// A property of an object type in the entity that takes the type's place.
///
/// For example: `@Property(title: "Harbour") var harbour: String?`
struct EntityProperty {
  /// The property.
  let property: TypeProperty

  /// The name of the type that has it.
  let typeName: String

  /// The index of the definition.
  let program: Int

  /// The name in the entity.
  let name: String

  /// What its values are.
  let value: AppIntentsValue

  /// The properties of a type that `INObject` does not provide.
  static func all(of migrated: MigratedType, in module: MigratedModule) -> [EntityProperty] {
    let own = migrated.type.properties.filter { !$0.isInherited }
    let reserved = reservedNames.union(migrated.isBridged ? typeNames.union([BridgedValue.member]) : [])
    var taken = reserved.union(own.map(\.name))
    return own.map { property in
      var name = property.name
      if reserved.contains(name) {
        repeat {
          name += "Value"
        } while !taken.insert(name).inserted
      }
      return EntityProperty(
        property: property, typeName: migrated.type.name, program: migrated.program, name: name,
        value: module.value(property.type, isArray: property.isArray, in: migrated.program))
    }
  }

  /// The names of what every entity has already.
  private static let reservedNames: Set<String> = [
    "DisplayRepresentation", "attributeSet", "displayRepresentation", "displayString", "hideInSpotlight", "id",
  ]

  /// The names of types that values of the legacy classes may be made of.
  private static let typeNames = HiddenTypeName.all.union(ReservedTypeNames.all)

  /// The property, with remarks on what it cannot say.
  ///
  /// - Parameters:
  ///   - options: How code is written.
  ///   - attribute: The attribute under which Spotlight has it, where the property says so.
  ///   - location: The place of the type.
  ///   - record: What is said about the code.
  /// - Returns: The declaration.
  func declaration(
    _ options: MigrationOptions, indexedAs attribute: SpotlightAttribute? = nil, at location: SourceLocation?,
    record: inout MigrationRecord
  ) -> Declaration {
    let element = typeName + "." + property.name
    func remark(_ verdict: MigrationRemark.Verdict, _ key: String, _ reason: String) {
      record.remarks.append(MigrationRemark(verdict, element, key, reason, at: self.location(beside: location)))
    }
    if name != property.name {
      remark(.changed, "INTypePropertyName", "every entity has a part of that name, so it is '\(name)'")
    }
    if property.displayName == nil {
      remark(.added, "INTypePropertyDisplayName", "the title is made of the name")
    }
    switch property.options {
    case .boolean(let words) where words.trueName != nil || words.falseName != nil:
      remark(.leftOut, "INTypePropertyMetadata", "a property has no words for true and false")
    case .date:
      remark(.leftOut, "INTypePropertyMetadata", "the system chooses how a date reads")
    default:
      break
    }
    let title = record.literal(
      property.displayName ?? LocalizedText(text: property.name.asTitle),
      TextPlace(role: .title, element: element, program: program), options)
    let plain = Attribute("Property", [Argument("title", title)])
    let line = attribute.map { attribute in
      AttributeLine(
        if: SpotlightIndex.condition,
        Attribute("Property", [Argument("title", title), Argument("indexingKey", .keyPath(attribute.name))]),
        else: plain)
    }
    return .variable(
      VariableDeclaration(
        attributes: [line ?? AttributeLine(plain)],
        modifiers: options.accessModifiers, .var, name, type: .optional(value.type)))
  }

  /// Where the definition names the property.
  ///
  /// - Parameter type: The place of the type; nil for objects that have none, and so have no properties.
  /// - Returns: The place.
  func location(beside type: SourceLocation?) -> SourceLocation? {
    type.map { SourceLocation(file: $0.file, range: property.range) }
  }

  /// What else the representation of an entity has: a second line and an image, where properties are called so.
  static func details(of properties: [EntityProperty]) -> [Argument] {
    let subtitle = properties.first { $0.isSingle(.string) && ["subtitle", "subtitleString"].contains($0.name) }
    let image = properties.first {
      ($0.isSingle(.file) || $0.isSingle(.url)) && imageNames.contains($0.name.lowercased())
    }
    return [
      subtitle.map { Argument("subtitle", $0.mapped(.interpolation(InterpolatedString([.value([element])])))) },
      image.map { image in
        let source =
          image.value.kind == .url
          ? Argument("url", element.value) : Argument("data", .member(element.value, "data"))
        return Argument(
          "image", image.mapped(.call(.member(.name("DisplayRepresentation"), "Image"), [source])))
      },
    ].compactMap(\.self)
  }

  private static let imageNames: Set<String> = [
    "icon", "iconurl", "image", "imageurl", "thumbnail", "thumbnailurl",
  ]

  private static let element = Argument(.verbatim("$0"))

  private func isSingle(_ kind: AppIntentsValue.Kind) -> Bool { value.kind == kind && !value.isArray }

  /// What becomes of the value where there is one.
  private func mapped(_ result: Expression) -> Expression {
    .call(
      FunctionCall(
        .member(.name(name), "map"), trailingClosure: Closure(value: result)))
  }
}
