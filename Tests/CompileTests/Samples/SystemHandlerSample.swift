import TestSupport

/// Handlers of the system's intents as people write them.
enum SystemHandlerSample {
  /// One with lists, one of an intent that is no longer performed, and one that sends updates.
  static let source = SwiftSource(
    name: "SystemHandlers.swift",
    text: """
      import Intents

      final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
        func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
          guard let recipients = intent.recipients else { return [.needsValue()] }
          return recipients.map { $0.displayName == "" ? .unsupported(forReason: .noAccount) : .success(with: $0) }
        }
        func resolveContent(
          for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
        ) {
          completion(intent.content.map { .success(with: $0) } ?? .confirmationRequired(with: nil))
        }
        func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
          let response = INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
          response.sentMessages = []
          return response
        }
      }

      final class SearchForPhotosHandler: NSObject, INSearchForPhotosIntentHandling {
        func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
          (intent.peopleInPhoto ?? []).map { .success(with: $0) }
        }
        func handle(
          intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
        ) {
          let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
          response.searchResultsCount = intent.includedAttributes.contains(.selfie) ? 1 : nil
          completion(response)
        }
      }

      final class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
        var observer: (any INGetRideStatusIntentResponseObserver)?
        func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
          INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        }
        func startSendingUpdates(
          for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
        ) {
          self.observer = observer
          observer.didUpdate(getRideStatus: INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
        }
        func stopSendingUpdates(for intent: INGetRideStatusIntent) { observer = nil }
      }

      func message(to person: INPerson) -> INSendMessageIntent {
        INSendMessageIntent(
          recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hi", speakableGroupName: nil,
          conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
      }

      """)

  /// The types that it declares.
  static let types = ["SendMessageHandler", "SearchForPhotosHandler", "GetRideStatusHandler"]

  /// Mistakes in it, and what the compiler must say about them.
  static let errors = [
    PlantedError(
      "result of the method that is superseded", replacing: "[INSendMessageRecipientResolutionResult]",
      with: "[INStringResolutionResult]", says: "cannot convert", in: SwiftLanguageMode.allCases),
    PlantedError(
      "result that is no list", replacing: "async -> [INPersonResolutionResult]",
      with: "async -> INPersonResolutionResult", says: "cannot convert return expression"),
    PlantedError(
      "no method that handles", replacing: "func handle(intent: INSendMessageIntent)",
      with: "func perform(intent: INSendMessageIntent)",
      says: "does not conform to protocol 'INSendMessageIntentHandling'", in: SwiftLanguageMode.allCases),
    PlantedError(
      "no method that ends updates", replacing: "func stopSendingUpdates(", with: "func endUpdates(",
      says: "does not conform to protocol 'INGetRideStatusIntentHandling'", in: SwiftLanguageMode.allCases),
    PlantedError(
      "code of another intent", replacing: "code: .failureMessageServiceNotAvailable", with: "code: .continueInApp",
      says: "has no member 'continueInApp'"),
    PlantedError(
      "reason of another parameter", replacing: "forReason: .noAccount", with: "forReason: .loginRequired",
      says: "in reference to member 'loginRequired'"),
    PlantedError(
      "property of another response", replacing: "response.sentMessages", with: "response.messages",
      says: "has no member 'messages'"),
    PlantedError(
      "unlabelled argument", replacing: "didUpdate(getRideStatus: ", with: "didUpdate(", says: "missing argument label"),
  ]
}
