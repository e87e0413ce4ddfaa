// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Reservations.
  static let reservations: [SystemIntentClass] = [
    SystemIntentClass(
      "INGetReservationDetailsIntent", .reservations,
      availability: [.iOS("13.0"), .macOS("11.0"), .watchOS("6.0")],
      parameters: [
        SystemIntentParameter("reservationContainerReference", "INSpeakableString?"),
        SystemIntentParameter("reservationItemReferences", "[INSpeakableString]?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("reservations", "[INReservation]?")
      ],
      isHandled: false,
      counterpart: .none("it is donated only; keep donating it", isInferred: true)
    )
  ]
}
