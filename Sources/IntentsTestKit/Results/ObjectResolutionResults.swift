public import Foundation

/// The result for a text.
open class INStringResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedString: String) -> Self { self.init(.success(resolvedString)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    self.init(.disambiguation(stringsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with stringToConfirm: String?) -> Self {
    self.init(.confirmationRequired(stringToConfirm))
  }
}

/// The result for a phrase with an identifier.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedString: INSpeakableString) -> Self { self.init(.success(resolvedString)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    self.init(.disambiguation(stringsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    self.init(.confirmationRequired(stringToConfirm))
  }
}

/// The result for a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedDateComponents: DateComponents) -> Self {
    self.init(.success(resolvedDateComponents))
  }

  /// Asks which of the values is meant.
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    self.init(.disambiguation(dateComponentsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    self.init(.confirmationRequired(dateComponentsToConfirm))
  }
}

/// The result for a person.
open class INPersonResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedPerson: INPerson) -> Self { self.init(.success(resolvedPerson)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    self.init(.disambiguation(peopleToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    self.init(.confirmationRequired(personToConfirm))
  }
}

/// The result for a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedPlacemark: CLPlacemark) -> Self { self.init(.success(resolvedPlacemark)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    self.init(.disambiguation(placemarksToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    self.init(.confirmationRequired(placemarkToConfirm))
  }
}

/// The result for an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
    self.init(.success(resolvedCurrencyAmount))
  }

  /// Asks which of the values is meant.
  open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    self.init(.disambiguation(currencyAmountsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    self.init(.confirmationRequired(currencyAmountToConfirm))
  }
}

/// The result for a way to pay.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
    self.init(.success(resolvedPaymentMethod))
  }

  /// Asks which of the values is meant.
  open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
    self.init(.disambiguation(paymentMethodsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
    self.init(.confirmationRequired(paymentMethodToConfirm))
  }
}

/// The result for an address.
open class INURLResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedURL: URL) -> Self { self.init(.success(resolvedURL)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    self.init(.disambiguation(urlsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    self.init(.confirmationRequired(urlToConfirm))
  }
}

/// The result for a file.
open class INFileResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedFile: INFile) -> Self { self.init(.success(resolvedFile)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
    self.init(.disambiguation(filesToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
    self.init(.confirmationRequired(fileToConfirm))
  }
}

/// The result for an object.
open class INObjectResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedObject: INObject) -> Self { self.init(.success(resolvedObject)) }

  /// Asks which of the values is meant.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    self.init(.disambiguation(objectsToDisambiguate))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    self.init(.confirmationRequired(objectToConfirm))
  }
}
