/// How one kind of parameter appears in generated code, as Apple documents its classes.
struct ValueTypeRow: Sendable {
  /// The type of the property without its question mark.
  let property: String
  /// The class of the resolution result.
  let result: String
  /// The type that the result is made from.
  let value: String
  /// Which further results there are: a choice of several values, and a confirmation that may lack the value.
  let canDisambiguate: Bool
  let confirmsNothing: Bool

  init(
    _ property: String, _ result: String, from value: String, canDisambiguate: Bool = true, confirmsNothing: Bool = true
  ) {
    self.property = property
    self.result = result
    self.value = value
    self.canDisambiguate = canDisambiguate
    self.confirmsNothing = confirmsNothing
  }

  static let all = [
    ValueTypeRow("String", "INStringResolutionResult", from: "String"),
    ValueTypeRow("NSNumber", "INIntegerResolutionResult", from: "Int", canDisambiguate: false),
    ValueTypeRow("NSNumber", "INDoubleResolutionResult", from: "Double", canDisambiguate: false),
    ValueTypeRow("NSNumber", "INBooleanResolutionResult", from: "Bool", canDisambiguate: false),
    ValueTypeRow(
      "NSNumber", "INTimeIntervalResolutionResult", from: "TimeInterval", canDisambiguate: false, confirmsNothing: false
    ),
    ValueTypeRow("INObject", "INObjectResolutionResult", from: "INObject"),
    ValueTypeRow("INMediaItem", "INMediaItemResolutionResult", from: "INMediaItem"),
    ValueTypeRow("INFile", "INFileResolutionResult", from: "INFile"),
    ValueTypeRow("URL", "INURLResolutionResult", from: "URL"),
    ValueTypeRow("DateComponents", "INDateComponentsResolutionResult", from: "DateComponents"),
    ValueTypeRow("CLPlacemark", "INPlacemarkResolutionResult", from: "CLPlacemark"),
    ValueTypeRow("INPerson", "INPersonResolutionResult", from: "INPerson"),
    ValueTypeRow("INCurrencyAmount", "INCurrencyAmountResolutionResult", from: "INCurrencyAmount"),
    ValueTypeRow("INPaymentMethod", "INPaymentMethodResolutionResult", from: "INPaymentMethod"),
    ValueTypeRow("INSpeakableString", "INSpeakableStringResolutionResult", from: "INSpeakableString"),
    ValueTypeRow("Measurement<UnitTemperature>", "INTemperatureResolutionResult", from: "Measurement<UnitTemperature>"),
    ValueTypeRow("Measurement<UnitLength>", "INLengthResolutionResult", from: "Measurement<UnitLength>"),
    ValueTypeRow("Measurement<UnitMass>", "INMassResolutionResult", from: "Measurement<UnitMass>"),
    ValueTypeRow("Measurement<UnitSpeed>", "INSpeedResolutionResult", from: "Measurement<UnitSpeed>"),
    ValueTypeRow("Measurement<UnitEnergy>", "INEnergyResolutionResult", from: "Measurement<UnitEnergy>"),
    ValueTypeRow("Measurement<UnitVolume>", "INVolumeResolutionResult", from: "Measurement<UnitVolume>"),
  ]
}
