/// One intent class of the Intents framework, as its public interface declares it.
package struct SystemIntentClass: Sendable, Equatable {
  /// The name of the class, for example `INSendMessageIntent`.
  package let className: String

  /// The group of tasks that the class belongs to.
  package let domain: SystemIntentDomain

  /// Where the class exists, in the order of `SystemPlatform`; a platform without it is absent.
  package let availability: [SystemAvailability]

  /// The properties of the class, deprecated ones included.
  package let parameters: [SystemIntentParameter]

  /// The Swift names of the response codes; the raw value of a code is its place.
  package let responseCodes: [String]

  /// The type of the response codes, for example `INSendMessageIntentResponseCode`.
  package let responseCodeType: String

  /// Whether there is a handling protocol; donated intents may have none.
  package let isHandled: Bool

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
    isHandled: Bool = true, isWithdrawnFromSiri: Bool = false, replacement: String? = nil,
    counterpart: SystemIntentCounterpart
  ) {
    self.className = className
    self.domain = domain
    self.availability = availability
    self.parameters = parameters
    self.responseCodes = responseCodes
    self.responseCodeType = responseCodeType ?? className + "ResponseCode"
    self.isHandled = isHandled
    self.isWithdrawnFromSiri = isWithdrawnFromSiri
    self.replacement = replacement
    self.counterpart = counterpart
  }

  /// The protocol that a handler conforms to, for example `INSendMessageIntentHandling`; nil where there is none.
  package var handlingProtocol: String? { isHandled ? className + "Handling" : nil }

  /// The class of the response, for example `INSendMessageIntentResponse`.
  package var responseClass: String { className + "Response" }

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
