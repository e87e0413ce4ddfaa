import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

extension ValueType {
  /// The type of a property that holds one value or an array; only a single enumeration cannot be null.
  ///
  /// For example: `nullable NSString *`, `nullable NSArray<Soup *> *`, `SoupKind`
  func objectiveCType(isArray: Bool) -> ObjectiveCType {
    if isArray { return .nullable(.array(of: elementObject)) }
    if case .enumeration(let reference) = self { return .plain(reference.className) }
    return .nullable(elementObject)
  }

  /// The type of one value in an array or a collection, where an enumeration is its raw value.
  ///
  /// For example: `NSString *`, `NSNumber *`, `Soup *`
  var elementObject: ObjectiveCType {
    switch self {
    case .string: .object("NSString")
    case .integer, .decimal, .boolean, .timeInterval, .enumeration: .object("NSNumber")
    case .object(let reference): .object(reference.className)
    case .untypedObject: .object("INObject")
    case .file: .object("INFile")
    case .url: .object("NSURL")
    case .dateComponents: .object("NSDateComponents")
    case .placemark: .object("CLPlacemark")
    case .person: .object("INPerson")
    case .currencyAmount: .object("INCurrencyAmount")
    case .paymentMethod: .object("INPaymentMethod")
    case .speakableString: .object("INSpeakableString")
    case .temperature: .measurement(of: "NSUnitTemperature")
    case .length: .measurement(of: "NSUnitLength")
    case .mass: .measurement(of: "NSUnitMass")
    case .speed: .measurement(of: "NSUnitSpeed")
    case .energy: .measurement(of: "NSUnitEnergy")
    case .volume: .measurement(of: "NSUnitVolume")
    }
  }

  /// The declaration of the definition that the type refers to; nil where there is none.
  var declaredName: String? {
    switch self {
    case .enumeration(let reference), .object(let reference): reference.isSystem ? nil : reference.className
    default: nil
    }
  }
}

extension ObjectiveCType {
  /// A measurement in units of the given class.
  fileprivate static func measurement(of unit: String) -> ObjectiveCType {
    .object("NSMeasurement", of: [.object(unit)])
  }
}
