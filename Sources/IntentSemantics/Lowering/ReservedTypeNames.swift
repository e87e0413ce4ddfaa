/// Names of types that no declaration of a definition may take.
package enum ReservedTypeNames {
  /// Model names that would give a result's method the selector of an inherited one, by kind: the base classes have
  /// `successWithResolvedValue:` and `successWithResolvedObject:`.
  static let inheritedSelectors = ["enumeration": "Value", "type": "Object"]

  /// The names that the generated code itself writes: a declaration of such a name would make it refer to itself.
  package static let all: Set<String> = [
    "Any", "Bool", "Double", "Error", "Int", "Self", "String", "Swift", "Void",
    "CLPlacemark", "DateComponents", "Measurement", "TimeInterval", "URL",
    "NSDateComponents", "NSManaged", "NSMeasurement", "NSNumber", "NSObject", "NSObjectProtocol", "NSString", "NSURL",
    "NSUserActivity", "Sendable",
    "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed", "UnitTemperature", "UnitVolume",
    "Foundation", "Intents", "INCurrencyAmount", "INFile", "INIntent", "INIntentResponse", "INObject",
    "INObjectCollection", "INPaymentMethod", "INPerson", "INSpeakableString",
    "INBooleanResolutionResult", "INCurrencyAmountResolutionResult", "INDateComponentsResolutionResult",
    "INDoubleResolutionResult", "INEnergyResolutionResult", "INEnumResolutionResult", "INFileResolutionResult",
    "INIntegerResolutionResult", "INLengthResolutionResult", "INMassResolutionResult", "INObjectResolutionResult",
    "INPaymentMethodResolutionResult", "INPersonResolutionResult", "INPlacemarkResolutionResult",
    "INSpeakableStringResolutionResult", "INSpeedResolutionResult", "INStringResolutionResult",
    "INTemperatureResolutionResult", "INTimeIntervalResolutionResult", "INURLResolutionResult",
    "INVolumeResolutionResult",
  ]
}
