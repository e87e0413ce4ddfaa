/// The type names that the generated code itself writes, so that no declaration of a definition may take them.
enum ReservedTypeNames {
  /// All of them; a declaration of such a name would make the output refer to itself.
  static let all: Set<String> = [
    "Any", "Bool", "Double", "Error", "Int", "Protocol", "Self", "String", "Swift", "Type", "Void",
    "CLPlacemark", "DateComponents", "Measurement", "TimeInterval", "URL",
    "NSManaged", "NSNumber", "NSObject", "NSObjectProtocol", "NSString", "NSUserActivity", "Sendable",
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
