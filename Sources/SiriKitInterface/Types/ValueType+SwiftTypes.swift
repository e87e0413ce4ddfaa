package import IntentSemantics
package import SwiftCode

extension ValueType {
  /// The type of a property that holds one value or an array; only a single enumeration is not optional.
  ///
  /// For example: `String?`, `[Soup]?`, `SoupKind`
  package func propertyType(isArray: Bool) -> TypeExpression {
    if isArray { return .optional(.array(arrayElementType)) }
    if case .enumeration = self { return elementType }
    return .optional(elementType)
  }

  /// The type of one value in an array property; Objective-C has no arrays of enumerations, so they hold raw values.
  ///
  /// For example: `String`, `NSNumber`, `Soup`
  private var arrayElementType: TypeExpression {
    if case .enumeration = self { return .named("NSNumber") }
    return elementType
  }

  /// The type of one value in a property of its own.
  ///
  /// For example: `String`, `NSNumber`, `Soup`
  package var elementType: TypeExpression {
    switch self {
    case .string: .named("String")
    case .integer, .decimal, .boolean, .timeInterval: .named("NSNumber")
    case .enumeration(let reference), .object(let reference): .named(reference.className)
    case .untypedObject: .named("INObject")
    case .file: .named("INFile")
    case .url: .named("URL")
    case .dateComponents: .named("DateComponents")
    case .placemark: .named("CLPlacemark")
    case .person: .named("INPerson")
    case .currencyAmount: .named("INCurrencyAmount")
    case .paymentMethod: .named("INPaymentMethod")
    case .speakableString: .named("INSpeakableString")
    case .temperature: .measurement(of: "UnitTemperature")
    case .length: .measurement(of: "UnitLength")
    case .mass: .measurement(of: "UnitMass")
    case .speed: .measurement(of: "UnitSpeed")
    case .energy: .measurement(of: "UnitEnergy")
    case .volume: .measurement(of: "UnitVolume")
    }
  }

  /// The type of one value in `INObjectCollection`, whose elements must be classes.
  ///
  /// For example: `NSString`, `NSNumber`, `Soup`
  package var collectionElementType: TypeExpression {
    switch self {
    case .string: .named("NSString")
    case .enumeration: .named("NSNumber")
    case .url: .named("NSURL")
    case .dateComponents: .named("NSDateComponents")
    case .temperature, .length, .mass, .speed, .energy, .volume: .named("NSMeasurement")
    case .integer, .decimal, .boolean, .timeInterval, .object, .untypedObject, .file, .placemark, .person,
      .currencyAmount, .paymentMethod, .speakableString:
      elementType
    }
  }

  /// The type of one value in the arrays of options of iOS 13, where numbers were Swift numbers.
  ///
  /// For example: `String`, `Int`, `Soup`
  package var optionsArrayElementType: TypeExpression {
    switch self {
    case .integer: .named("Int")
    case .decimal: .named("Double")
    case .boolean: .named("Bool")
    case .timeInterval: .named("TimeInterval")
    default: arrayElementType
    }
  }

  /// The class with which a handler answers when it resolves a value.
  ///
  /// For example: `INStringResolutionResult`, `SoupResolutionResult`
  package var resolutionResultName: String {
    switch self {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .enumeration(let reference), .object(let reference): reference.resolutionResultName
    case .untypedObject: "INObjectResolutionResult"
    case .file: "INFileResolutionResult"
    case .url: "INURLResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    case .person: "INPersonResolutionResult"
    case .currencyAmount: "INCurrencyAmountResolutionResult"
    case .paymentMethod: "INPaymentMethodResolutionResult"
    case .speakableString: "INSpeakableStringResolutionResult"
    case .temperature: "INTemperatureResolutionResult"
    case .length: "INLengthResolutionResult"
    case .mass: "INMassResolutionResult"
    case .speed: "INSpeedResolutionResult"
    case .energy: "INEnergyResolutionResult"
    case .volume: "INVolumeResolutionResult"
    }
  }

  /// The classes of the framework among these, and those that the others are subclasses of: handlers of the system's
  /// intents answer with some of them, too.
  package static let frameworkResultNames = Set(plain.map(\.resolutionResultName)).union(["INEnumResolutionResult"])

  /// Whether custom intents may have such values from iOS 13 on only, so that a property says so.
  package var cameWithIOS13: Bool {
    switch self {
    case .boolean, .file, .dateComponents, .timeInterval, .mass, .speed, .energy, .volume: true
    case .string, .integer, .decimal, .enumeration, .object, .untypedObject, .url, .placemark, .person,
      .currencyAmount, .paymentMethod, .speakableString, .temperature, .length:
      false
    }
  }
}

extension TypeExpression {
  /// A measurement in units of the given class.
  fileprivate static func measurement(of unit: String) -> TypeExpression {
    .generic("Measurement", [.named(unit)])
  }
}
