// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The results of the handling methods and their superclasses.
  static let resolutionResults: [SystemResolutionResult] = [
    SystemResolutionResult("INAccountTypeResolutionResult"),
    SystemResolutionResult(
      "INAddMediaMediaDestinationResolutionResult", extends: "INMediaDestinationResolutionResult",
      unsupportedReasons: ["playlistNameNotFound", "playlistNotEditable"],
      reasonAvailability: ["playlistNameNotFound": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")]]),
    SystemResolutionResult(
      "INAddMediaMediaItemResolutionResult", extends: "INMediaItemResolutionResult",
      unsupportedReasons: [
        "loginRequired", "subscriptionRequired", "unsupportedMediaType", "explicitContentSettings",
        "cellularDataSettings", "restrictedContent", "serviceUnavailable", "regionRestriction",
      ],
      reasonAvailability: [
        "restrictedContent": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
        "serviceUnavailable": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
      ]),
    SystemResolutionResult(
      "INAddTasksTargetTaskListResolutionResult", extends: "INTaskListResolutionResult",
      confirmationReasons: ["listShouldBeCreated"]),
    SystemResolutionResult(
      "INAddTasksTemporalEventTriggerResolutionResult", extends: "INTemporalEventTriggerResolutionResult",
      unsupportedReasons: ["timeInPast", "invalidRecurrence"]),
    SystemResolutionResult("INBalanceTypeResolutionResult"),
    SystemResolutionResult("INBillPayeeResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INBillTypeResolutionResult"),
    SystemResolutionResult("INBooleanResolutionResult"),
    SystemResolutionResult("INCallCapabilityResolutionResult"),
    SystemResolutionResult("INCallDestinationTypeResolutionResult"),
    SystemResolutionResult("INCallRecordResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INCallRecordTypeOptionsResolutionResult"),
    SystemResolutionResult("INCarAirCirculationModeResolutionResult"),
    SystemResolutionResult("INCarAudioSourceResolutionResult"),
    SystemResolutionResult("INCarDefrosterResolutionResult"),
    SystemResolutionResult("INCarSeatResolutionResult"),
    SystemResolutionResult("INCarSignalOptionsResolutionResult"),
    SystemResolutionResult("INCurrencyAmountResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INDateComponentsRangeResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INDateComponentsResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INDateSearchTypeResolutionResult"),
    SystemResolutionResult(
      "INDeleteTasksTaskListResolutionResult", extends: "INTaskListResolutionResult",
      unsupportedReasons: ["noTaskListFound"]),
    SystemResolutionResult(
      "INDeleteTasksTaskResolutionResult", extends: "INTaskResolutionResult",
      unsupportedReasons: ["noTasksFound", "noTasksInApp"]),
    SystemResolutionResult("INDoubleResolutionResult"),
    SystemResolutionResult("INIntegerResolutionResult"),
    SystemResolutionResult("INLocationSearchTypeResolutionResult"),
    SystemResolutionResult("INMediaAffinityTypeResolutionResult"),
    SystemResolutionResult("INMediaDestinationResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INMediaItemResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INMessageAttributeOptionsResolutionResult"),
    SystemResolutionResult("INMessageAttributeResolutionResult"),
    SystemResolutionResult("INNoteContentResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INNoteResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INNotebookItemTypeResolutionResult"),
    SystemResolutionResult("INOutgoingMessageTypeResolutionResult"),
    SystemResolutionResult("INPaymentAccountResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INPaymentAmountResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INPaymentStatusResolutionResult"),
    SystemResolutionResult("INPersonResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INPlacemarkResolutionResult", canDisambiguate: true),
    SystemResolutionResult(
      "INPlayMediaMediaItemResolutionResult", extends: "INMediaItemResolutionResult",
      unsupportedReasons: [
        "loginRequired", "subscriptionRequired", "unsupportedMediaType", "explicitContentSettings",
        "cellularDataSettings", "restrictedContent", "serviceUnavailable", "regionRestriction",
      ],
      reasonAvailability: [
        "restrictedContent": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
        "serviceUnavailable": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
      ]),
    SystemResolutionResult(
      "INPlayMediaPlaybackSpeedResolutionResult", extends: "INDoubleResolutionResult",
      unsupportedReasons: ["belowMinimum", "aboveMaximum"]),
    SystemResolutionResult("INPlaybackQueueLocationResolutionResult"),
    SystemResolutionResult("INPlaybackRepeatModeResolutionResult"),
    SystemResolutionResult("INRadioTypeResolutionResult"),
    SystemResolutionResult("INRelativeReferenceResolutionResult"),
    SystemResolutionResult("INRelativeSettingResolutionResult"),
    SystemResolutionResult(
      "INRequestPaymentCurrencyAmountResolutionResult", extends: "INCurrencyAmountResolutionResult",
      unsupportedReasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    SystemResolutionResult(
      "INRequestPaymentPayerResolutionResult", extends: "INPersonResolutionResult",
      unsupportedReasons: ["credentialsUnverified", "noAccount", "noValidHandle"],
      reasonAvailability: ["noAccount": [.iOS("11.1"), .watchOS("4.1")]]),
    SystemResolutionResult("INRestaurantGuestResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INRestaurantResolutionResult", canDisambiguate: true),
    SystemResolutionResult(
      "INSearchForMediaMediaItemResolutionResult", extends: "INMediaItemResolutionResult",
      unsupportedReasons: [
        "loginRequired", "subscriptionRequired", "unsupportedMediaType", "explicitContentSettings",
        "cellularDataSettings", "restrictedContent", "serviceUnavailable", "regionRestriction",
      ],
      reasonAvailability: [
        "restrictedContent": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
        "serviceUnavailable": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
      ]),
    SystemResolutionResult(
      "INSendMessageRecipientResolutionResult", extends: "INPersonResolutionResult",
      unsupportedReasons: [
        "noAccount", "offline", "messagingServiceNotEnabledForRecipient", "noValidHandle", "requestedHandleInvalid",
        "noHandleForLabel", "requiringInAppAuthentication",
      ],
      reasonAvailability: [
        "messagingServiceNotEnabledForRecipient": [.iOS("12.0"), .macOS("12.0"), .watchOS("5.0")],
        "noValidHandle": [.iOS("12.0"), .macOS("12.0"), .watchOS("5.0")],
        "requestedHandleInvalid": [.iOS("12.0"), .macOS("12.0"), .watchOS("5.0")],
        "noHandleForLabel": [.iOS("17.0"), .macOS("14.0"), .watchOS("10.0")],
      ]),
    SystemResolutionResult(
      "INSendPaymentCurrencyAmountResolutionResult", extends: "INCurrencyAmountResolutionResult",
      unsupportedReasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    SystemResolutionResult(
      "INSendPaymentPayeeResolutionResult", extends: "INPersonResolutionResult",
      unsupportedReasons: ["credentialsUnverified", "insufficientFunds", "noAccount", "noValidHandle"],
      reasonAvailability: ["noAccount": [.iOS("11.1"), .watchOS("4.1")]]),
    SystemResolutionResult(
      "INSetTaskAttributeTemporalEventTriggerResolutionResult", extends: "INTemporalEventTriggerResolutionResult",
      unsupportedReasons: ["timeInPast", "invalidRecurrence"]),
    SystemResolutionResult(
      "INSnoozeTasksTaskResolutionResult", extends: "INTaskResolutionResult", unsupportedReasons: ["noTasksFound"]),
    SystemResolutionResult("INSpatialEventTriggerResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INSpeakableStringResolutionResult", canDisambiguate: true),
    SystemResolutionResult(
      "INStartCallCallCapabilityResolutionResult", extends: "INCallCapabilityResolutionResult",
      unsupportedReasons: ["videoCallUnsupported", "microphoneNotAccessible", "cameraNotAccessible"]),
    SystemResolutionResult(
      "INStartCallContactResolutionResult", extends: "INPersonResolutionResult",
      unsupportedReasons: [
        "noContactFound", "multipleContactsUnsupported", "noHandleForLabel", "invalidHandle", "noCallHistoryForRedial",
        "noUsableHandleForRedial", "requiringInAppAuthentication",
      ],
      reasonAvailability: ["noUsableHandleForRedial": [.iOS("17.0"), .watchOS("10.0")]]),
    SystemResolutionResult("INStringResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INTaskListResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INTaskPriorityResolutionResult"),
    SystemResolutionResult("INTaskResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INTaskStatusResolutionResult"),
    SystemResolutionResult("INTemperatureResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INTemporalEventTriggerResolutionResult", canDisambiguate: true),
    SystemResolutionResult("INTemporalEventTriggerTypeOptionsResolutionResult"),
    SystemResolutionResult(
      "INUpdateMediaAffinityMediaItemResolutionResult", extends: "INMediaItemResolutionResult",
      unsupportedReasons: [
        "loginRequired", "subscriptionRequired", "unsupportedMediaType", "explicitContentSettings",
        "cellularDataSettings", "restrictedContent", "serviceUnavailable", "regionRestriction",
      ],
      reasonAvailability: [
        "restrictedContent": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
        "serviceUnavailable": [.iOS("14.0"), .watchOS("7.0"), .tvOS("14.0")],
      ]),
    SystemResolutionResult("INVisualCodeTypeResolutionResult"),
    SystemResolutionResult("INWorkoutGoalUnitTypeResolutionResult"),
    SystemResolutionResult("INWorkoutLocationTypeResolutionResult"),
  ]
}
