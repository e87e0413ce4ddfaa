import IntentSemantics
import SiriKitInterface
import SwiftCode

/// A value that SiriKit and App Intents have in shapes of their own, and the ways from one to the other.
///
/// For example: `INSpeakableString` and `String`
struct BridgedValue {
  /// What the definition says that it is.
  let type: ValueType

  /// What it is in App Intents.
  let value: AppIntentsValue

  /// The index of the definition.
  let program: Int

  /// A value of a type in a definition.
  init(_ type: ValueType, isArray: Bool, in program: Int, of module: MigratedModule) {
    self.type = type
    self.program = program
    value = module.value(type, isArray: isArray, in: program)
  }

  /// Whether there is a way at all: objects of the framework are made by the system alone.
  var isBridgeable: Bool {
    switch type {
    case .enumeration(let reference), .object(let reference): !reference.isSystem
    default: true
    }
  }

  /// Whether the property of the legacy class holds a single enumeration, which has no nil.
  var isSingleEnumeration: Bool { if case .enumeration = type { !value.isArray } else { false } }

  /// The type of one value in a property of a legacy class.
  var legacyElementType: TypeExpression {
    switch type {
    case .enumeration(let reference), .object(let reference): .named(LegacyType.name(reference.className))
    default: type.elementType
    }
  }

  /// The type of one value in `INObjectCollection`, as a query or provider names it.
  var collectionElementType: TypeExpression {
    if case .object = type { legacyElementType } else { type.collectionElementType }
  }

  // MARK: - To SiriKit

  /// A single value, known to be there, as the legacy classes have it.
  ///
  /// For example: `NSNumber(value: hours)`
  func legacyElement(_ element: Expression) -> Expression {
    switch value.kind {
    case .string where type == .speakableString:
      .call(.name("INSpeakableString"), [Argument("spokenPhrase", element)])
    case .string, .url, .dateComponents, .placemark: element
    case .integer, .decimal, .boolean: .number(element)
    case .measurement:
      type == .timeInterval
        ? .number(
          .member(
            .call(.member(element, "converted"), [Argument("to", .implicitMember("seconds"))]), "value"))
        : element
    case .enumeration:
      value.isArray ? .number(.member(.member(element, Self.member), "rawValue")) : .member(element, Self.member)
    case .entity, .file, .person, .currencyAmount, .paymentMethod: .member(element, Self.member)
    }
  }

  /// A value that may be missing, as the property of a legacy class holds it; not for a single enumeration.
  ///
  /// For example: `pier?.legacy`
  func legacy(_ optional: Expression, isOptional: Bool = true) -> Expression {
    Self.mapped(optional, isOptional: isOptional, isArray: value.isArray, isFailable: false, legacyElement)
  }

  // MARK: - From SiriKit

  /// A single value of the legacy classes, known to be there, as App Intents have it, and whether that may be nil.
  ///
  /// For example: `PierAppEntity(pier)`
  private func element(_ legacy: Expression) -> (value: Expression, isFailable: Bool) {
    switch value.kind {
    case .string where type == .speakableString: (.member(legacy, "spokenPhrase"), false)
    case .string, .url, .dateComponents, .placemark: (legacy, false)
    case .integer: (.member(legacy, "intValue"), false)
    case .decimal: (.member(legacy, "doubleValue"), false)
    case .boolean: (.member(legacy, "boolValue"), false)
    case .measurement:
      type == .timeInterval ? (Self.seconds(.member(legacy, "doubleValue")), false) : (legacy, false)
    case .enumeration: (.call(.type(value.elementType), [Argument(legacy)]), true)
    case .entity, .file, .person, .currencyAmount, .paymentMethod:
      (.call(.type(value.elementType), [Argument(legacy)]), false)
    }
  }

  /// What the property of a legacy class holds, as App Intents have it: an optional.
  ///
  /// For example: `response.pier.map { PierAppEntity($0) }`
  func optional(_ legacy: Expression) -> Expression {
    if isSingleEnumeration { return element(legacy).value }
    if case .enumeration(let reference) = type {
      // Objective-C has no arrays of enumerations: they are numbers.
      return .call(
        FunctionCall(
          .optionalMember(legacy, "compactMap"),
          trailingClosure: Closure(value: enumeration(.member(.name("$0"), "intValue"), reference))))
    }
    let isFailable = element(.name("$0")).isFailable
    return Self.mapped(legacy, isOptional: true, isArray: value.isArray, isFailable: isFailable) { element($0).value }
  }

  /// An enumeration that an optional chain leads to, as App Intents have it: an optional.
  ///
  /// For example: `(response.pier?.hull).flatMap { HullAppEnum($0) }`
  func flattened(_ chain: Expression) -> Expression {
    .call(
      FunctionCall(.member(.tuple([chain]), "flatMap"), trailingClosure: Closure(value: element(.name("$0")).value)))
  }

  // MARK: - From what a handler said

  /// What a resolution result has noted, as App Intents have it: a closure whose result may be nil.
  ///
  /// For example: `{ ($0 as? Pier).map { PierAppEntity($0) } }`
  var reading: Closure {
    let noted = Expression.name("$0")
    func cast(_ type: TypeExpression) -> Expression { .tuple([.optionalCast(noted, type)]) }
    func made(of type: TypeExpression, _ value: Expression) -> Closure {
      Closure(value: .call(FunctionCall(.member(cast(type), "map"), trailingClosure: Closure(value: value))))
    }
    switch value.kind {
    case .integer, .decimal, .boolean:
      return Closure(value: .optionalCast(noted, value.elementType))
    case .measurement where type == .timeInterval:
      return made(of: .named("Double"), Self.seconds(.name("$0")))
    case .enumeration:
      guard case .enumeration(let reference) = type else { break }
      return Closure(
        value: .call(
          FunctionCall(
            .member(cast(.named("Int")), "flatMap"),
            trailingClosure: Closure(value: enumeration(.name("$0"), reference)))))
    default:
      break
    }
    let element = element(.name("$0")).value
    guard element != .name("$0") else { return Closure(value: .optionalCast(noted, value.elementType)) }
    return made(of: legacyElementType, element)
  }

  /// Whether the object of a handler is passed on as it is, since it may have more to it than App Intents keep.
  var keepsObject: Bool {
    switch value.kind {
    case .entity, .file, .person, .currencyAmount, .paymentMethod: !value.isArray
    case .string: type == .speakableString && !value.isArray
    default: false
    }
  }

  // MARK: - Options

  /// An option of a collection, whose elements are classes, as App Intents have it, and whether that may be nil.
  ///
  /// For example: `PierAppEntity(pier)`
  func option(_ element: Expression) -> (value: Expression, isFailable: Bool) {
    switch type {
    case .string: (.call(.name("String"), [Argument(element)]), false)
    case .enumeration(let reference): (enumeration(.member(element, "intValue"), reference), true)
    case .url, .dateComponents, .temperature, .length, .mass, .speed, .energy, .volume:
      (.cast(element, value.elementType), false)
    default: self.element(element)
    }
  }

  // MARK: - Names

  /// The name of what bridged types have as their legacy value.
  static let member = "legacy"

  /// A case of the new enumeration for a raw value of the legacy one.
  private func enumeration(_ rawValue: Expression, _ reference: TypeReference) -> Expression {
    .call(
      FunctionCall(
        .member(.call(.name(LegacyType.name(reference.className)), [Argument("rawValue", rawValue)]), "flatMap"),
        trailingClosure: Closure(value: .call(.type(value.elementType), [Argument(.name("$0"))]))))
  }

  private static func seconds(_ number: Expression) -> Expression {
    .call(
      .name("Measurement"), [Argument("value", number), Argument("unit", .member(.name("UnitDuration"), "seconds"))])
  }

  /// A value or list that may be missing, with something done to each of its elements.
  private static func mapped(
    _ value: Expression, isOptional: Bool, isArray: Bool, isFailable: Bool, _ change: (Expression) -> Expression
  ) -> Expression {
    let changed = change(.name("$0"))
    guard changed != .name("$0") else { return value }
    let closure = Closure(value: changed)
    func member(_ name: String) -> Expression {
      isOptional && isArray ? .optionalMember(value, name) : .member(value, name)
    }
    if isArray {
      return .call(FunctionCall(member(isFailable ? "compactMap" : "map"), trailingClosure: closure))
    }
    guard isOptional else { return change(value) }
    if case .member(.name("$0"), let name) = changed { return .optionalMember(value, name) }
    return .call(FunctionCall(member(isFailable ? "flatMap" : "map"), trailingClosure: closure))
  }
}

extension ParameterProperty {
  /// Its value in both shapes.
  var bridged: BridgedValue {
    BridgedValue(parameter.type, isArray: parameter.isArray, in: migrated.program, of: module)
  }
}

extension Expression {
  /// A number as an object.
  fileprivate static func number(_ value: Expression) -> Expression {
    .call(.name("NSNumber"), [Argument("value", value)])
  }
}
