// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Focus Status.
  static let focusStatus: [SystemIntentClass] = [
    SystemIntentClass(
      "INShareFocusStatusIntent", .focusStatus,
      availability: [.iOS("15.0"), .macOS("12.0"), .watchOS("8.0")],
      parameters: [
        SystemIntentParameter("focusStatus", "INFocusStatus?")
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    )
  ]
}
