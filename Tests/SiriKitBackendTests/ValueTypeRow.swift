import IntentSemantics
import Testing

/// What one type of value becomes in each place.
struct ValueTypeRow: Sendable, CustomTestStringConvertible {
  let type: ValueType
  let property: String
  let array: String
  /// Whether the property says that it came with iOS 13.
  let isLater: Bool
  let result: String
  let collectionElement: String
  let optionsElement: String

  var testDescription: String { property }

  init(
    _ type: ValueType, _ element: String, later: Bool = false, _ result: String, collection: String? = nil,
    options: String? = nil
  ) {
    self.type = type
    if case .enumeration = type { property = element } else { property = element + "?" }
    // Objective-C has no arrays of enumerations.
    if case .enumeration = type { array = "[NSNumber]?" } else { array = "[\(element)]?" }
    isLater = later
    self.result = result
    collectionElement = collection ?? element
    optionsElement = options ?? element
  }

  static let all = [
    ValueTypeRow(.string, "String", "INStringResolutionResult", collection: "NSString"),
    ValueTypeRow(.integer, "NSNumber", "INIntegerResolutionResult", options: "Int"),
    ValueTypeRow(.decimal, "NSNumber", "INDoubleResolutionResult", options: "Double"),
    ValueTypeRow(.boolean, "NSNumber", later: true, "INBooleanResolutionResult", options: "Bool"),
    ValueTypeRow(
      .enumeration(TypeReference(name: "Kind", className: "SoilKind")), "SoilKind", "SoilKindResolutionResult",
      collection: "NSNumber", options: "NSNumber"),
    ValueTypeRow(
      .object(TypeReference(name: "Plant", className: "GardenPlant")), "GardenPlant", "GardenPlantResolutionResult"),
    ValueTypeRow(
      .object(TypeReference(name: "Restaurant", className: "INRestaurant", isSystem: true)), "INRestaurant",
      "INRestaurantResolutionResult"),
    ValueTypeRow(.untypedObject, "INObject", "INObjectResolutionResult"),
    ValueTypeRow(.file, "INFile", later: true, "INFileResolutionResult"),
    ValueTypeRow(.url, "URL", "INURLResolutionResult", collection: "NSURL"),
    ValueTypeRow(
      .dateComponents, "DateComponents", later: true, "INDateComponentsResolutionResult",
      collection: "NSDateComponents"),
    ValueTypeRow(.timeInterval, "NSNumber", later: true, "INTimeIntervalResolutionResult", options: "TimeInterval"),
    ValueTypeRow(.placemark, "CLPlacemark", "INPlacemarkResolutionResult"),
    ValueTypeRow(.person, "INPerson", "INPersonResolutionResult"),
    ValueTypeRow(.currencyAmount, "INCurrencyAmount", "INCurrencyAmountResolutionResult"),
    ValueTypeRow(.paymentMethod, "INPaymentMethod", "INPaymentMethodResolutionResult"),
    ValueTypeRow(.speakableString, "INSpeakableString", "INSpeakableStringResolutionResult"),
    measurement(.temperature, "Temperature", later: false), measurement(.length, "Length", later: false),
    measurement(.mass, "Mass", later: true), measurement(.speed, "Speed", later: true),
    measurement(.energy, "Energy", later: true), measurement(.volume, "Volume", later: true),
  ]

  private static func measurement(_ type: ValueType, _ unit: String, later: Bool) -> ValueTypeRow {
    ValueTypeRow(
      type, "Measurement<Unit\(unit)>", later: later, "IN\(unit)ResolutionResult", collection: "NSMeasurement")
  }
}
