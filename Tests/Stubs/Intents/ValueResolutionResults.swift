import CoreLocation
import Foundation

@objc open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTimeInterval:) open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithTimeIntervalToConfirm:)
  open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { fatalError() }
}

@objc open class INStringResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedString:) open class func success(with resolvedString: String) -> Self { fatalError() }
  @objc(disambiguationWithStringsToDisambiguate:)
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { fatalError() }
  @objc(confirmationRequiredWithStringToConfirm:)
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { fatalError() }
}

@objc open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedString:) open class func success(with resolvedString: INSpeakableString) -> Self {
    fatalError()
  }
  @objc(disambiguationWithStringsToDisambiguate:)
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { fatalError() }
  @objc(confirmationRequiredWithStringToConfirm:)
  open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { fatalError() }
}

@objc open class INDateComponentsResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedDateComponents:) open class func success(with resolvedDateComponents: DateComponents) -> Self
  { fatalError() }
  @objc(disambiguationWithDateComponentsToDisambiguate:)
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self { fatalError() }
  @objc(confirmationRequiredWithDateComponentsToConfirm:)
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { fatalError() }
}

@objc open class INPersonResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPerson:) open class func success(with resolvedPerson: INPerson) -> Self { fatalError() }
  @objc(disambiguationWithPeopleToDisambiguate:)
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { fatalError() }
  @objc(confirmationRequiredWithPersonToConfirm:)
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { fatalError() }
}

@objc open class INPlacemarkResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPlacemark:) open class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    fatalError()
  }
  @objc(disambiguationWithPlacemarksToDisambiguate:)
  open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { fatalError() }
  @objc(confirmationRequiredWithPlacemarkToConfirm:)
  open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { fatalError() }
}

@objc open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCurrencyAmount:) open class func success(
    with resolvedCurrencyAmount: INCurrencyAmount
  ) -> Self { fatalError() }
  @objc(disambiguationWithCurrencyAmountsToDisambiguate:)
  open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self { fatalError() }
  @objc(confirmationRequiredWithCurrencyAmountToConfirm:)
  open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self { fatalError() }
}

@objc open class INPaymentMethodResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPaymentMethod:) open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self
  { fatalError() }
  @objc(disambiguationWithPaymentMethodsToDisambiguate:)
  open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self { fatalError() }
  @objc(confirmationRequiredWithPaymentMethodToConfirm:)
  open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self { fatalError() }
}

@objc open class INURLResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedURL:) open class func success(with resolvedURL: URL) -> Self { fatalError() }
  @objc(disambiguationWithURLsToDisambiguate:)
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { fatalError() }
  @objc(confirmationRequiredWithURLToConfirm:)
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { fatalError() }
}

@objc open class INFileResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedFile:) open class func success(with resolvedFile: INFile) -> Self { fatalError() }
  @objc(disambiguationWithFilesToDisambiguate:)
  open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { fatalError() }
  @objc(confirmationRequiredWithFileToConfirm:)
  open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { fatalError() }
}

@objc open class INObjectResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedObject:) open class func success(with resolvedObject: INObject) -> Self { fatalError() }
  @objc(disambiguationWithObjectsToDisambiguate:)
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { fatalError() }
  @objc(confirmationRequiredWithObjectToConfirm:)
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { fatalError() }
}

@objc open class INTemperatureResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTemperature:) open class func success(
    with resolvedTemperature: Measurement<UnitTemperature>
  ) -> Self { fatalError() }
  @objc(disambiguationWithTemperaturesToDisambiguate:)
  open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithTemperatureToConfirm:)
  open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
    fatalError()
  }
}

@objc open class INLengthResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedLength:) open class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
    fatalError()
  }
  @objc(disambiguationWithLengthsToDisambiguate:)
  open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self { fatalError() }
  @objc(confirmationRequiredWithLengthToConfirm:)
  open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self { fatalError() }
}

@objc open class INMassResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMass:) open class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
    fatalError()
  }
  @objc(disambiguationWithMassToDisambiguate:)
  open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self { fatalError() }
  @objc(confirmationRequiredWithMassToConfirm:)
  open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self { fatalError() }
}

@objc open class INVolumeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedVolume:) open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
    fatalError()
  }
  @objc(disambiguationWithVolumeToDisambiguate:)
  open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self { fatalError() }
  @objc(confirmationRequiredWithVolumeToConfirm:)
  open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self { fatalError() }
}

@objc open class INSpeedResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedSpeed:) open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
    fatalError()
  }
  @objc(disambiguationWithSpeedToDisambiguate:)
  open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self { fatalError() }
  @objc(confirmationRequiredWithSpeedToConfirm:)
  open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self { fatalError() }
}

@objc open class INEnergyResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedEnergy:) open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
    fatalError()
  }
  @objc(disambiguationWithEnergyToDisambiguate:)
  open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self { fatalError() }
  @objc(confirmationRequiredWithEnergyToConfirm:)
  open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self { fatalError() }
}
