extension Intent {
  /// The response class, for example `OrderSoupIntentResponse`.
  package var responseClassName: String { className + "Response" }

  /// The enumeration of the outcomes, for example `OrderSoupIntentResponseCode`.
  package var responseCodeName: String { className + "ResponseCode" }

  /// The handling protocol, for example `OrderSoupIntentHandling`.
  package var handlingProtocolName: String { className + "Handling" }

  /// The class name without one trailing `Intent`, for example `OrderSoup`; names of reasons start with it.
  package var baseName: String {
    className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className
  }

  /// The enumeration of a parameter's unsupported reasons, for example `OrderSoupCroutonsUnsupportedReason`.
  package func unsupportedReasonName(of parameter: Parameter) -> String {
    baseName + parameter.name.withUppercasedFirstLetter + "UnsupportedReason"
  }

  /// The resolution result class of a parameter with unsupported reasons, for example
  /// `OrderSoupCroutonsResolutionResult`.
  package func resolutionResultName(of parameter: Parameter) -> String {
    baseName + parameter.name.withUppercasedFirstLetter + "ResolutionResult"
  }
}
