// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Messaging.
  static let messaging: [SystemIntentClass] = [
    SystemIntentClass(
      "INEditMessageIntent", .messaging,
      availability: [.iOS("17.0"), .macOS("14.0"), .watchOS("10.0")],
      parameters: [
        SystemIntentParameter("messageIdentifier", "String?"),
        SystemIntentParameter("editedContent", "String?", "INStringResolutionResult", isEssential: true),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageNotFound", "failurePastEditTimeLimit", "failureMessageTypeUnsupported",
        "failureUnsupportedOnService", "failureMessageServiceNotAvailable", "failureRequiringInAppAuthentication",
      ],
      counterpart: .schemas(
        [".messages.editSentMessage"], since: "iOS 27",
        "the schemas of messages are adopted all together or not at all")
    ),
    SystemIntentClass(
      "INSearchForMessagesIntent", .messaging,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("recipients", "[INPerson]?", "INPersonResolutionResult"),
        SystemIntentParameter("senders", "[INPerson]?", "INPersonResolutionResult"),
        SystemIntentParameter("searchTerms", "[String]?"),
        SystemIntentParameter("attributes", "INMessageAttributeOptions", "INMessageAttributeOptionsResolutionResult"),
        SystemIntentParameter("dateTimeRange", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("identifiers", "[String]?"),
        SystemIntentParameter("notificationIdentifiers", "[String]?"),
        SystemIntentParameter(
          "speakableGroupNames", "[INSpeakableString]?", "INSpeakableStringResolutionResult",
          availability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter("conversationIdentifiers", "[String]?", availability: [.iOS("12.0"), .watchOS("5.0")]),
        SystemIntentParameter("recipientsOperator", "INConditionalOperator"),
        SystemIntentParameter("sendersOperator", "INConditionalOperator"),
        SystemIntentParameter("searchTermsOperator", "INConditionalOperator"),
        SystemIntentParameter("identifiersOperator", "INConditionalOperator"),
        SystemIntentParameter("notificationIdentifiersOperator", "INConditionalOperator"),
        SystemIntentParameter(
          "speakableGroupNamesOperator", "INConditionalOperator", availability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter(
          "conversationIdentifiersOperator", "INConditionalOperator", availability: [.iOS("12.0"), .watchOS("5.0")]),
        SystemIntentParameter(
          "groupNames", "[String]?", "INStringResolutionResult",
          availability: [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")],
          isResolutionDeprecated: true, isDeprecated: true),
        SystemIntentParameter(
          "groupNamesOperator", "INConditionalOperator",
          availability: [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")], isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageServiceNotAvailable", "failureMessageTooManyResults", "failureRequiringInAppAuthentication",
      ],
      codeAvailability: ["failureRequiringInAppAuthentication": [.iOS("17.0"), .watchOS("10.0")]],
      responseProperties: [
        SystemResponseProperty("messages", "[INMessage]?")
      ],
      counterpart: .none(
        "entity queries of the messages domain serve searches; below iOS 27 keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INSendMessageIntent", .messaging,
      availability: [.iOS("10.0"), .macOS("12.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter(
          "recipients", "[INPerson]?", "INSendMessageRecipientResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .macOS("12.0"), .watchOS("4.0")], isEssential: true),
        SystemIntentParameter(
          "outgoingMessageType", "INOutgoingMessageType", "INOutgoingMessageTypeResolutionResult",
          availability: [.iOS("14.0"), .macOS("12.0"), .watchOS("7.0")]),
        SystemIntentParameter("content", "String?", "INStringResolutionResult", isEssential: true),
        SystemIntentParameter(
          "speakableGroupName", "INSpeakableString?", "INSpeakableStringResolutionResult",
          availability: [.iOS("11.0"), .macOS("12.0"), .watchOS("4.0")],
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter(
          "conversationIdentifier", "String?", availability: [.iOS("11.0"), .macOS("12.0"), .watchOS("4.0")]),
        SystemIntentParameter("serviceName", "String?"),
        SystemIntentParameter("sender", "INPerson?"),
        SystemIntentParameter(
          "attachments", "[INSendMessageAttachment]?", availability: [.iOS("14.0"), .macOS("12.0"), .watchOS("7.0")]),
        SystemIntentParameter(
          "groupName", "String?", "INStringResolutionResult",
          availability: [.iOS("10.0", deprecated: "11.0"), .macOS("12.0"), .watchOS("3.2", deprecated: "4.0")],
          resolutionAvailability: [
            .iOS("10.0", deprecated: "11.0"), .macOS("12.0", deprecated: "12.0"), .watchOS("3.2", deprecated: "4.0"),
          ],
          isResolutionDeprecated: true, isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageServiceNotAvailable", "failureRequiringInAppAuthentication",
      ],
      codeAvailability: ["failureRequiringInAppAuthentication": [.iOS("17.0"), .macOS("14.0"), .watchOS("10.0")]],
      responseProperties: [
        SystemResponseProperty("sentMessages", "[INMessage]?"),
        SystemResponseProperty("sentMessage", "INMessage?", isDeprecated: true),
      ],
      counterpart: .schemas(
        [".messages.sendMessage", ".messages.draftMessage"], since: "iOS 27",
        "the schemas of messages are adopted all together or not at all")
    ),
    SystemIntentClass(
      "INSetMessageAttributeIntent", .messaging,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("identifiers", "[String]?"),
        SystemIntentParameter(
          "attribute", "INMessageAttribute", "INMessageAttributeResolutionResult", isEssential: true),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageNotFound", "failureMessageAttributeNotSet",
      ],
      counterpart: .schemas(
        [".messages.setMessageReadStatus"], since: "iOS 27",
        "only the read state has a counterpart; the schemas of messages are adopted all together or not at all")
    ),
    SystemIntentClass(
      "INUnsendMessagesIntent", .messaging,
      availability: [.iOS("17.0"), .macOS("14.0"), .watchOS("10.0")],
      parameters: [
        SystemIntentParameter("messageIdentifiers", "[String]?")
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageNotFound", "failurePastUnsendTimeLimit", "failureMessageTypeUnsupported",
        "failureUnsupportedOnService", "failureMessageServiceNotAvailable", "failureRequiringInAppAuthentication",
      ],
      counterpart: .schemas(
        [".messages.unsendMessage"], since: "iOS 27", "the schemas of messages are adopted all together or not at all")
    ),
  ]
}
