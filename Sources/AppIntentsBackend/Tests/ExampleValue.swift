import IntentSemantics
import SiriKitInterface
import SwiftCode

/// A value for tests that a definition allows.
///
/// For example: `CoffeeDrinkAppEntity(id: "drink", displayString: "Drink")`
struct ExampleValue {
  /// The value in both shapes.
  let bridged: BridgedValue

  /// What the definition says about it.
  private let options: ValueOptions

  /// The property, where it is that of a parameter, which may have bounds.
  private let property: ParameterProperty?

  /// The name that it has in the code.
  let name: String

  /// What people read.
  private let words: String

  /// What else there is in the module.
  private let module: MigratedModule

  /// The names of the module's types.
  private let names: TestedNames

  /// A value of a parameter.
  init(_ property: ParameterProperty, _ names: TestedNames) {
    self.names = names
    bridged = property.bridged
    options = property.parameter.options
    self.property = property
    name = property.parameter.name
    words = property.parameter.displayName?.text ?? name.asTitle
    module = property.module
  }

  /// A value of a response.
  init(_ parameter: ResponseParameter, of structure: IntentStructure, _ names: TestedNames) {
    self.names = names
    bridged = BridgedValue(
      parameter.type, isArray: parameter.isArray, in: structure.migrated.program, of: structure.module)
    options = parameter.options
    property = nil
    name = parameter.name
    words = parameter.displayName?.text ?? name.asTitle
    module = structure.module
  }

  var value: AppIntentsValue { bridged.value }

  /// The value as an expression.
  var expression: Expression { value.isArray ? .array([element]) : element }

  /// The value as the legacy classes have it; nil where only the system makes such values.
  var legacy: Expression? { legacyElement.map { value.isArray ? .array([$0]) : $0 } }

  /// The modules that it needs besides `AppIntents`: a place can only be made with what `Intents` adds to it.
  var modules: Set<String> { value.kind == .placemark ? ["CoreLocation", "Intents"] : [] }

  /// What holds of an optional expression that has the value.
  ///
  /// For example: `value?.id == "drink"`
  func isValue(of result: Expression) -> Expression {
    switch value.kind {
    case .entity where value.isArray:
      .binary(.call(.optionalMember(result, "map"), [Argument(.keyPath("id"))]), "==", .array([.string(name)]))
    case .entity:
      .binary(.optionalMember(result, "id"), "==", .string(name))
    case .file, .placemark, .person, .currencyAmount, .paymentMethod:
      .binary(result, "!=", .nil)
    default:
      .binary(result, "==", expression)
    }
  }

  /// What a sentence has in the place of the value, or of a member that a path leads to: a number, or a text; nil where that
  /// depends on the system.
  func spoken(_ path: [String]) -> Expression? {
    switch (path, value.kind) {
    case ([], .integer) where !value.isArray, ([], .decimal) where !value.isArray, ([], .string) where !value.isArray:
      return element
    case ([], .entity) where !value.isArray, (["displayString"], .entity):
      return .string(words)
    case (["id"], .entity):
      return .string(name)
    default:
      return nil
    }
  }

  // MARK: - One value

  private var element: Expression {
    switch value.kind {
    case .string: .string(text)
    case .integer: .integer(integer)
    case .decimal: .real(decimal)
    case .boolean: .boolean(truth)
    case .enumeration(let enumeration): self.case(of: enumeration)
    case .entity(let entity):
      isTransient(entity)
        ? .call(.name(names[entity]))
        : .call(.name(names[entity]), [Argument("id", .string(name)), Argument("displayString", .string(words))])
    case .file:
      .call(
        .name("IntentFile"), [Argument("data", .call(.name("Data"))), Argument("filename", .string(name + ".txt"))])
    case .url: .forced(.call(.name("URL"), [Argument("string", .string("https://example.com"))]))
    case .dateComponents: date
    case .measurement(let unit):
      .call(
        .name("Measurement"),
        [
          Argument("value", .integer(unit == "UnitDuration" ? Self.seconds : 10)),
          Argument("unit", .member(.name(unit), Self.unit(unit))),
        ])
    case .placemark:
      .call(
        .name("CLPlacemark"),
        [
          Argument(
            "location",
            .call(.name("CLLocation"), [Argument("latitude", .real(52.5)), Argument("longitude", .real(13.4))])),
          Argument("name", .string(words)), Argument("postalAddress", .nil),
        ])
    case .person:
      .call(
        .name("IntentPerson"),
        [
          Argument("identifier", .implicitMember("unknown")),
          Argument("name", .call(.implicitMember("displayName"), [Argument(.string(words))])),
          Argument("handle", .nil),
        ])
    case .currencyAmount:
      .call(.name("IntentCurrencyAmount"), [Argument("amount", .integer(1)), Argument("currencyCode", .string("EUR"))])
    case .paymentMethod:
      .call(
        .name("IntentPaymentMethod"),
        [Argument("type", .implicitMember("credit")), Argument("name", .string(words))])
    }
  }

  private var legacyElement: Expression? {
    guard bridged.isBridgeable else { return nil }
    func object(_ name: String) -> Expression {
      .call(.name(names[name]), [Argument("identifier", .string(self.name)), Argument("display", .string(words))])
    }
    switch bridged.type {
    case .object(let reference): return object(LegacyType.name(reference.className))
    case .untypedObject: return object("INObject")
    case .integer, .decimal, .boolean: return element
    case .timeInterval: return .integer(Self.seconds)
    case .enumeration(let reference) where bridged.isSingleEnumeration:
      guard let enumeration = module.enumeration(reference, in: bridged.program) else { return nil }
      return .implicitMember(chosen(of: enumeration).name.withLowercasedFirstLetter)
    default:
      guard case .enumeration(let enumeration) = value.kind else { return bridged.legacyElement(element) }
      return bridged.legacyElement(.member(.name(names[enumeration.name]), Self.caseName(chosen(of: enumeration))))
    }
  }

  /// A length of time.
  private static let seconds = 60

  private var text: String {
    if case .string(let strings) = options, let text = strings.defaultValue?.text, !text.isEmpty { return text }
    return words
  }

  var truth: Bool {
    if case .boolean(let booleans) = options { booleans.defaultValue ?? true } else { true }
  }

  private var numbers: NumberOptions? { if case .number(let numbers) = options { numbers } else { nil } }

  var integer: Int {
    let wanted = numbers?.defaultValue?.integer(rounded: .towardZero) ?? 1
    let lower = property?.minimum?.integer(rounded: .up) ?? .min
    return max(lower, min(numbers?.maximum?.integer(rounded: .down) ?? .max, wanted))
  }

  var decimal: Double {
    let wanted = numbers?.defaultValue?.finiteValue ?? 1
    return max(property?.minimum?.finiteValue ?? wanted, min(numbers?.maximum?.finiteValue ?? wanted, wanted))
  }

  private func `case`(of enumeration: MigratedEnumeration) -> Expression {
    enumeration.expression(ofCase: Self.caseName(chosen(of: enumeration)))
  }

  func chosen(of enumeration: MigratedEnumeration) -> EnumerationValue {
    var wanted: String?
    if case .enumeration(let name) = options { wanted = name?.withLowercasedFirstLetter }
    let values = enumeration.values
    return values.first { $0.name.withLowercasedFirstLetter == wanted } ?? values[values.startIndex]
  }

  static func caseName(_ value: EnumerationValue) -> String { MigratedEnumeration.caseName(for: value) }

  func isTransient(_ entity: String) -> Bool {
    (module.types + [module.untypedObjects].compactMap(\.self)).contains { $0.name == entity && $0.isTransient }
  }

  /// A time, or the part of it that the definition wants.
  private var date: Expression {
    var kind: String?
    if case .date(let dates) = options { kind = dates.kind }
    let day = [("year", 2026), ("month", 5), ("day", 4)]
    let time = [("hour", 9), ("minute", 30)]
    let parts = kind == "Date" ? day : kind == "Time" ? time : day + time
    return .call(.name("DateComponents"), parts.map { Argument($0.0, .integer($0.1)) })
  }

  private static func unit(_ name: String) -> String {
    switch name {
    case "UnitDuration": "seconds"
    case "UnitTemperature": "celsius"
    case "UnitMass": "kilograms"
    case "UnitSpeed": "kilometersPerHour"
    case "UnitEnergy": "kilocalories"
    case "UnitVolume": "liters"
    default: "meters"
    }
  }
}
