// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Visual Codes.
  static let visualCodes: [SystemIntentClass] = [
    SystemIntentClass(
      "INGetVisualCodeIntent", .visualCodes,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter(
          "visualCodeType", "INVisualCodeType", "INVisualCodeTypeResolutionResult", isEssential: true)
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired",
      ],
      responseProperties: [
        SystemResponseProperty("visualCodeImage", "INImage?")
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    )
  ]
}
