package import IntentSemantics

extension Intent {
  /// Whether the intent is ever carried out: one that does nothing but configure a widget is only read.
  package var isCarriedOut: Bool { !isEligibleForWidgets || isConfigurable || isEligibleForSuggestions }

  /// Whether the user is asked before it is carried out.
  package var asksForConfirmation: Bool { requiresConfirmation && isCarriedOut }

  /// Whether a handler has anything to answer about it.
  package var needsHandler: Bool { !methodsOfHandler.isEmpty }

  /// The methods that a handler has, in the order of the protocol's list of them.
  package var methodsOfHandler: [HandlingMethod] {
    handlingMethods.filter { method in
      switch method.role {
      case .resolve, .optionsCollection, .defaultValue: true
      // A widget reads the values of its intent; only Shortcuts and Siri have it handled.
      case .handle, .confirm: isCarriedOut
      // Needed on iOS 13 only.
      case .optionsArray: false
      }
    }
  }
}
