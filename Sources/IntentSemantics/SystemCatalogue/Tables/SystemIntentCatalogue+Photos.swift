// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Photos.
  static let photos: [SystemIntentClass] = [
    SystemIntentClass(
      "INSearchForPhotosIntent", .photos,
      availability: [.iOS("10.0", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("dateCreated", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("locationCreated", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("albumName", "String?", "INStringResolutionResult"),
        SystemIntentParameter(
          "searchTerms", "[String]?", "INStringResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")], isResolutionDeprecated: true),
        SystemIntentParameter("includedAttributes", "INPhotoAttributeOptions"),
        SystemIntentParameter("excludedAttributes", "INPhotoAttributeOptions"),
        SystemIntentParameter("peopleInPhoto", "[INPerson]?", "INPersonResolutionResult"),
        SystemIntentParameter("searchTermsOperator", "INConditionalOperator"),
        SystemIntentParameter("peopleInPhotoOperator", "INConditionalOperator"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired",
      ],
      responseProperties: [
        SystemResponseProperty("searchResultsCount", "Int?", isDeprecated: true)
      ],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".photos.search"], since: "iOS 18")
    ),
    SystemIntentClass(
      "INStartPhotoPlaybackIntent", .photos,
      availability: [.iOS("10.0", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("dateCreated", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("locationCreated", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("albumName", "String?", "INStringResolutionResult"),
        SystemIntentParameter("searchTerms", "[String]?"),
        SystemIntentParameter("includedAttributes", "INPhotoAttributeOptions"),
        SystemIntentParameter("excludedAttributes", "INPhotoAttributeOptions"),
        SystemIntentParameter("peopleInPhoto", "[INPerson]?", "INPersonResolutionResult"),
        SystemIntentParameter("searchTermsOperator", "INConditionalOperator"),
        SystemIntentParameter("peopleInPhotoOperator", "INConditionalOperator"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired",
      ],
      responseProperties: [
        SystemResponseProperty("searchResultsCount", "Int?", isDeprecated: true)
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent", isInferred: true)
    ),
  ]
}
