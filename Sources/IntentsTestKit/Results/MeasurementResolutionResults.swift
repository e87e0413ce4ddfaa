public import Foundation

/// The result for a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
    self.init(.success(resolvedTemperature))
  }

  /// Asks which of the values is meant.
  open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
    self.init(.disambiguation(temperaturesToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
    self.init(.confirmationRequired(temperatureToConfirm))
  }
}

/// The result for a length.
open class INLengthResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { self.init(.success(resolvedLength)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
    self.init(.disambiguation(lengthsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
    self.init(.confirmationRequired(lengthToConfirm))
  }
}

/// The result for a mass.
open class INMassResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { self.init(.success(resolvedMass)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
    self.init(.disambiguation(massToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
    self.init(.confirmationRequired(massToConfirm))
  }
}

/// The result for a volume.
open class INVolumeResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { self.init(.success(resolvedVolume)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
    self.init(.disambiguation(volumeToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
    self.init(.confirmationRequired(volumeToConfirm))
  }
}

/// The result for a speed.
open class INSpeedResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { self.init(.success(resolvedSpeed)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
    self.init(.disambiguation(speedToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
    self.init(.confirmationRequired(speedToConfirm))
  }
}

/// The result for an amount of energy.
open class INEnergyResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { self.init(.success(resolvedEnergy)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
    self.init(.disambiguation(energyToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
    self.init(.confirmationRequired(energyToConfirm))
  }
}
