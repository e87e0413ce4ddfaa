/// One intent class of the Intents framework, as its public interface declares it.
package struct SystemIntentClass: Sendable, Equatable {
  /// The name of the class, for example `INSendMessageIntent`.
  package let className: String

  /// The group of tasks that the class belongs to.
  package let domain: SystemIntentDomain

  /// Where the class exists, in the order of `SystemPlatform`; a platform without it is absent.
  package let availability: [SystemAvailability]

  /// Where the class can be handled: the systems of the class that have its response too.
  package let handlerAvailability: [SystemAvailability]

  /// The properties of the class, deprecated ones included.
  package let parameters: [SystemIntentParameter]

  /// The Swift names of the response codes; the raw value of a code is its place.
  package let responseCodes: [String]

  /// The type of the response codes, for example `INSendMessageIntentResponseCode`.
  package let responseCodeType: String

  /// Where a code exists, for the codes that are not on all systems of the class.
  package let codeAvailability: [String: [SystemAvailability]]

  /// The properties of the response, deprecated ones included.
  package let responseProperties: [SystemResponseProperty]

  /// Whether there is a handling protocol; donated intents may have none.
  package let isHandled: Bool

  /// Whether the methods that handle and confirm name the task in the label of the intent.
  private let labelsIntent: Bool

  /// Whether a handler is told to send updates.
  package let updates: SystemIntentUpdates

  /// Whether Siri has not performed it since iOS 15 and watchOS 8; it still compiles and links.
  package let isWithdrawnFromSiri: Bool

  /// The class that the interface names as the successor of a deprecated one.
  package let replacement: String?

  /// What App Intents offers in its place.
  package let counterpart: SystemIntentCounterpart

  /// A row of the table.
  init(
    _ className: String, _ domain: SystemIntentDomain, availability: [SystemAvailability],
    parameters: [SystemIntentParameter], responseCodes: [String], responseCodeType: String? = nil,
    handlerAvailability: [SystemAvailability]? = nil, codeAvailability: [String: [SystemAvailability]] = [:],
    responseProperties: [SystemResponseProperty] = [],
    isHandled: Bool = true, labelsIntent: Bool = false, updates: SystemIntentUpdates = .none,
    isWithdrawnFromSiri: Bool = false, replacement: String? = nil, counterpart: SystemIntentCounterpart
  ) {
    self.className = className
    self.domain = domain
    self.availability = availability
    self.handlerAvailability = handlerAvailability ?? availability
    self.parameters = parameters
    self.responseCodes = responseCodes
    self.responseCodeType = responseCodeType ?? className + "ResponseCode"
    self.codeAvailability = codeAvailability
    self.responseProperties = responseProperties
    self.isHandled = isHandled
    self.labelsIntent = labelsIntent
    self.updates = updates
    self.isWithdrawnFromSiri = isWithdrawnFromSiri
    self.replacement = replacement
    self.counterpart = counterpart
  }

  /// The protocol that a handler conforms to, for example `INSendMessageIntentHandling`; nil where there is none.
  package var handlingProtocol: String? { isHandled ? className + "Handling" : nil }

  /// The class of the response, for example `INSendMessageIntentResponse`.
  package var responseClass: String { className + "Response" }

  /// The name of the task, for example `SendMessage`.
  package var taskName: String { String(className.dropFirst("IN".count).dropLast("Intent".count)) }

  /// The label of the intent in the methods `handle` and `confirm`: `intent`, or the task as in
  /// `handle(cancelRide:completion:)`.
  package var intentLabel: String {
    labelsIntent ? taskName.prefix(1).lowercased() + taskName.dropFirst() : "intent"
  }

  /// The label of the completion in the methods that resolve: `with`, or `completion` where the methods that handle name
  /// the task.
  package var completionLabel: String { labelsIntent ? "completion" : "with" }

  /// The protocol of the observer that updates are sent to; nil where none are.
  package var observerProtocol: String? { updates == .none ? nil : responseClass + "Observer" }

  /// The code that says that all went well, on every system where the class can be handled; nil where there is none.
  package var doneCode: String? {
    ["success", "continueInApp", "handleInApp"].first { code in
      responseCodes.contains(code) && handlerAvailability.allSatisfy { has(code, on: $0.platform) }
    }
  }

  /// The code of a handler that does nothing yet, which must not say that all went well.
  package var unfinishedCode: String { responseCodes.contains("failure") ? "failure" : "unspecified" }

  /// Whether a response can bear a code on a platform of the class.
  package func has(_ code: String, on platform: SystemPlatform) -> Bool {
    codeAvailability[code]?.contains { $0.platform == platform } ?? true
  }

  /// The availability on a platform; nil where the class does not exist there.
  package func availability(on platform: SystemPlatform) -> SystemAvailability? {
    availability.first { $0.platform == platform }
  }

  /// The parameter of this name; nil where the class has none.
  package func parameter(named name: String) -> SystemIntentParameter? {
    parameters.first { $0.name == name }
  }

  /// Whether the interface marks the class as deprecated on iOS.
  package var isDeprecated: Bool { availability(on: .iOS)?.deprecated != nil }

  /// Why the class should not be used any more, for example `no longer supported by Siri since iOS 15.0`; nil for one
  /// that is current.
  package var deprecationMessage: String? {
    guard let version = availability(on: .iOS)?.deprecated else { return nil }
    if isWithdrawnFromSiri { return "no longer supported by Siri since iOS \(version)" }
    return "deprecated since iOS \(version)" + (replacement.map { " in favour of '\($0)'" } ?? "")
  }
}
