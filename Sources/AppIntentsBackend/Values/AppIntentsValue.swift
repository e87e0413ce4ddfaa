package import IntentSemantics
import SwiftCode

/// What a value of a definition is in App Intents.
struct AppIntentsValue: Equatable {
  /// The kinds of values.
  enum Kind: Equatable {
    case string
    case integer
    case decimal
    case boolean
    case enumeration(MigratedEnumeration)
    /// An entity, by name.
    case entity(String)
    case file
    case url
    case dateComponents
    /// A measurement, by the class of its units.
    case measurement(String)
    case placemark
    case person
    case currencyAmount
    case paymentMethod
  }

  /// The kind of one value.
  let kind: Kind

  /// Whether there are several.
  let isArray: Bool

  /// The type of one value.
  ///
  /// For example: `SoupAppEntity`
  var elementType: TypeExpression {
    switch kind {
    case .string: .named("String")
    case .integer: .named("Int")
    case .decimal: .named("Double")
    case .boolean: .named("Bool")
    case .enumeration(let enumeration): .named(enumeration.name)
    case .entity(let name): .named(name)
    case .file: .named("IntentFile")
    case .url: .named("URL")
    case .dateComponents: .named("DateComponents")
    case .measurement(let unit): .generic("Measurement", [.named(unit)])
    case .placemark: .named("CLPlacemark")
    case .person: .named("IntentPerson")
    case .currencyAmount: .named("IntentCurrencyAmount")
    case .paymentMethod: .named("IntentPaymentMethod")
    }
  }

  /// The type of the value, not optional.
  ///
  /// For example: `[SoupAppEntity]`
  var type: TypeExpression { isArray ? .array(elementType) : elementType }

  /// One of the values.
  var element: AppIntentsValue { AppIntentsValue(kind: kind, isArray: false) }

  /// What stands for the value in the key of a text.
  ///
  /// For example: `%lld`
  var specifier: String {
    guard !isArray else { return "%@" }
    return switch kind {
    case .integer: "%lld"
    case .decimal: "%lf"
    default: "%@"
    }
  }
}

extension MigratedModule {
  /// What a value is in App Intents.
  func value(_ type: ValueType, isArray: Bool, in program: Int) -> AppIntentsValue {
    AppIntentsValue(kind: kind(of: type, in: program), isArray: isArray)
  }

  /// The Swift type of a parameter, not optional.
  ///
  /// For example: `[SoupAppEntity]`
  package func typeName(of parameter: Parameter, in program: Int) -> String {
    value(parameter.type, isArray: parameter.isArray, in: program).type.text
  }

  /// The entity for objects without a type, and for those of a type of the framework.
  static let untypedEntityName = "ObjectAppEntity"

  private func kind(of type: ValueType, in program: Int) -> AppIntentsValue.Kind {
    switch type {
    case .string, .speakableString: .string
    case .integer: .integer
    case .decimal: .decimal
    case .boolean: .boolean
    // Of an enumeration of the framework, only the raw value is known.
    case .enumeration(let reference): enumeration(reference, in: program).map { .enumeration($0) } ?? .integer
    case .object(let reference): .entity(self.type(reference, in: program)?.name ?? Self.untypedEntityName)
    case .untypedObject: .entity(Self.untypedEntityName)
    case .file: .file
    case .url: .url
    case .dateComponents: .dateComponents
    case .timeInterval: .measurement("UnitDuration")
    case .placemark: .placemark
    case .person: .person
    case .currencyAmount: .currencyAmount
    case .paymentMethod: .paymentMethod
    case .temperature: .measurement("UnitTemperature")
    case .length: .measurement("UnitLength")
    case .mass: .measurement("UnitMass")
    case .speed: .measurement("UnitSpeed")
    case .energy: .measurement("UnitEnergy")
    case .volume: .measurement("UnitVolume")
    }
  }
}
