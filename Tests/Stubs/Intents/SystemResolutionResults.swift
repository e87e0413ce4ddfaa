import CoreLocation
import Foundation

// The resolution results that belong to system intents.

@objc open class INAccountTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedAccountType:)
  open class func success(with resolvedAccountType: INAccountType) -> Self { fatalError() }
  @objc(confirmationRequiredWithAccountTypeToConfirm:)
  open class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self { fatalError() }
}

@objc open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
  @objc(initWithMediaDestinationResolutionResult:) public init(
    mediaDestinationResolutionResult: INMediaDestinationResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self { fatalError() }
}

@objc open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  @objc(initWithMediaItemResolutionResult:) public init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    fatalError()
  }
  @nonobjc public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult]
  { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self { fatalError() }
}

@objc open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
  @objc(initWithTaskListResolutionResult:) public init(taskListResolutionResult: INTaskListResolutionResult) {
    fatalError()
  }
  @objc(confirmationRequiredWithTaskListToConfirm:forReason:)
  open class func confirmationRequired(
    with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self { fatalError() }
}

@objc open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  @objc(initWithTemporalEventTriggerResolutionResult:) public init(
    temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    fatalError()
  }
}

@objc open class INBalanceTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedBalanceType:)
  open class func success(with resolvedBalanceType: INBalanceType) -> Self { fatalError() }
  @objc(confirmationRequiredWithBalanceTypeToConfirm:)
  open class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self { fatalError() }
}

@objc open class INBillPayeeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedBillPayee:)
  open class func success(with resolvedBillPayee: INBillPayee) -> Self { fatalError() }
  @objc(disambiguationWithBillPayeesToDisambiguate:)
  open class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self { fatalError() }
  @objc(confirmationRequiredWithBillPayeeToConfirm:)
  open class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self { fatalError() }
}

@objc open class INBillTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedBillType:)
  open class func success(with resolvedBillType: INBillType) -> Self { fatalError() }
  @objc(confirmationRequiredWithBillTypeToConfirm:)
  open class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self { fatalError() }
}

@objc open class INCallCapabilityResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCallCapability:)
  open class func success(with resolvedCallCapability: INCallCapability) -> Self { fatalError() }
  @objc(confirmationRequiredWithCallCapabilityToConfirm:)
  open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self { fatalError() }
}

@objc open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCallDestinationType:)
  open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self { fatalError() }
  @objc(confirmationRequiredWithCallDestinationTypeToConfirm:)
  open class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
    fatalError()
  }
}

@objc open class INCallRecordResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCallRecord:)
  open class func success(with resolvedCallRecord: INCallRecord) -> Self { fatalError() }
  @objc(disambiguationWithCallRecordsToDisambiguate:)
  open class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self { fatalError() }
  @objc(confirmationRequiredWithCallRecordToConfirm:)
  open class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self { fatalError() }
}

@objc open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCallRecordTypeOptions:)
  open class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self { fatalError() }
  @objc(confirmationRequiredWithCallRecordTypeOptionsToConfirm:)
  open class func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions) -> Self {
    fatalError()
  }
}

@objc open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCallRecordType:)
  open class func success(with resolvedCallRecordType: INCallRecordType) -> Self { fatalError() }
  @objc(confirmationRequiredWithCallRecordTypeToConfirm:)
  open class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self { fatalError() }
}

@objc open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCarAirCirculationMode:)
  open class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self { fatalError() }
  @objc(confirmationRequiredWithCarAirCirculationModeToConfirm:)
  open class func confirmationRequired(with carAirCirculationModeToConfirm: INCarAirCirculationMode) -> Self {
    fatalError()
  }
}

@objc open class INCarAudioSourceResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCarAudioSource:)
  open class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self { fatalError() }
  @objc(confirmationRequiredWithCarAudioSourceToConfirm:)
  open class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self { fatalError() }
}

@objc open class INCarDefrosterResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCarDefroster:)
  open class func success(with resolvedCarDefroster: INCarDefroster) -> Self { fatalError() }
  @objc(confirmationRequiredWithCarDefrosterToConfirm:)
  open class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self { fatalError() }
}

@objc open class INCarSeatResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCarSeat:)
  open class func success(with resolvedCarSeat: INCarSeat) -> Self { fatalError() }
  @objc(confirmationRequiredWithCarSeatToConfirm:)
  open class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self { fatalError() }
}

@objc open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedCarSignalOptions:)
  open class func success(with resolvedCarSignalOptions: INCarSignalOptions) -> Self { fatalError() }
  @objc(confirmationRequiredWithCarSignalOptionsToConfirm:)
  open class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions) -> Self { fatalError() }
}

@objc open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedDateComponentsRange:)
  open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { fatalError() }
  @objc(disambiguationWithDateComponentsRangesToDisambiguate:)
  open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithDateComponentsRangeToConfirm:)
  open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
    fatalError()
  }
}

@objc open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedDateSearchType:)
  open class func success(with resolvedDateSearchType: INDateSearchType) -> Self { fatalError() }
  @objc(confirmationRequiredWithDateSearchTypeToConfirm:)
  open class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self { fatalError() }
}

@objc open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
  @objc(initWithTaskListResolutionResult:) public init(taskListResolutionResult: INTaskListResolutionResult) {
    fatalError()
  }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self { fatalError() }
}

@objc open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
  @objc(initWithTaskResolutionResult:) public init(taskResolutionResult: INTaskResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self { fatalError() }
}

@objc open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedLocationSearchType:)
  open class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self { fatalError() }
  @objc(confirmationRequiredWithLocationSearchTypeToConfirm:)
  open class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self { fatalError() }
}

@objc open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMediaAffinityType:)
  open class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self { fatalError() }
  @objc(confirmationRequiredWithMediaAffinityTypeToConfirm:)
  open class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self { fatalError() }
}

@objc open class INMediaDestinationResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMediaDestination:)
  open class func success(with resolvedMediaDestination: INMediaDestination) -> Self { fatalError() }
  @objc(disambiguationWithMediaDestinationsToDisambiguate:)
  open class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self { fatalError() }
  @objc(confirmationRequiredWithMediaDestinationToConfirm:)
  open class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self { fatalError() }
}

@objc open class INMediaItemResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMediaItem:)
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { fatalError() }
  @objc(successesWithResolvedMediaItems:)
  open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] { fatalError() }
  @objc(disambiguationWithMediaItemsToDisambiguate:)
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { fatalError() }
  @objc(confirmationRequiredWithMediaItemToConfirm:)
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { fatalError() }
}

@objc open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMessageAttributeOptions:)
  open class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self { fatalError() }
  @objc(confirmationRequiredWithMessageAttributeOptionsToConfirm:)
  open class func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions) -> Self {
    fatalError()
  }
}

@objc open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedMessageAttribute:)
  open class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self { fatalError() }
  @objc(confirmationRequiredWithMessageAttributeToConfirm:)
  open class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self { fatalError() }
}

@objc open class INNoteContentResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedNoteContent:)
  open class func success(with resolvedNoteContent: INNoteContent) -> Self { fatalError() }
  @objc(disambiguationWithNoteContentsToDisambiguate:)
  open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self { fatalError() }
  @objc(confirmationRequiredWithNoteContentToConfirm:)
  open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self { fatalError() }
}

@objc open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedNoteContentType:)
  open class func success(with resolvedNoteContentType: INNoteContentType) -> Self { fatalError() }
  @objc(confirmationRequiredWithNoteContentTypeToConfirm:)
  open class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self { fatalError() }
}

@objc open class INNoteResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedNote:)
  open class func success(with resolvedNote: INNote) -> Self { fatalError() }
  @objc(disambiguationWithNotesToDisambiguate:)
  open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self { fatalError() }
  @objc(confirmationRequiredWithNoteToConfirm:)
  open class func confirmationRequired(with noteToConfirm: INNote?) -> Self { fatalError() }
}

@objc open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedNotebookItemType:)
  open class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self { fatalError() }
  @objc(confirmationRequiredWithNotebookItemTypeToConfirm:)
  open class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self { fatalError() }
}

@objc open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedOutgoingMessageType:)
  open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self { fatalError() }
  @objc(confirmationRequiredWithOutgoingMessageTypeToConfirm:)
  open class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
    fatalError()
  }
}

@objc open class INPaymentAccountResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPaymentAccount:)
  open class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self { fatalError() }
  @objc(disambiguationWithPaymentAccountsToDisambiguate:)
  open class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self { fatalError() }
  @objc(confirmationRequiredWithPaymentAccountToConfirm:)
  open class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self { fatalError() }
}

@objc open class INPaymentAmountResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPaymentAmount:)
  open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self { fatalError() }
  @objc(disambiguationWithPaymentAmountsToDisambiguate:)
  open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self { fatalError() }
  @objc(confirmationRequiredWithPaymentAmountToConfirm:)
  open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self { fatalError() }
}

@objc open class INPaymentStatusResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPaymentStatus:)
  open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self { fatalError() }
  @objc(confirmationRequiredWithPaymentStatusToConfirm:)
  open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self { fatalError() }
}

@objc open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  @objc(initWithMediaItemResolutionResult:) public init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    fatalError()
  }
  @nonobjc public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult]
  { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { fatalError() }
}

@objc open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
  @objc(initWithDoubleResolutionResult:) public init(doubleResolutionResult: INDoubleResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self { fatalError() }
}

@objc open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPlaybackQueueLocation:)
  open class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self { fatalError() }
  @objc(confirmationRequiredWithPlaybackQueueLocationToConfirm:)
  open class func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self {
    fatalError()
  }
}

@objc open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedPlaybackRepeatMode:)
  open class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self { fatalError() }
  @objc(confirmationRequiredWithPlaybackRepeatModeToConfirm:)
  open class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self { fatalError() }
}

@objc open class INRadioTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedRadioType:)
  open class func success(with resolvedRadioType: INRadioType) -> Self { fatalError() }
  @objc(confirmationRequiredWithRadioTypeToConfirm:)
  open class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self { fatalError() }
}

@objc open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedRelativeReference:)
  open class func success(with resolvedRelativeReference: INRelativeReference) -> Self { fatalError() }
  @objc(confirmationRequiredWithRelativeReferenceToConfirm:)
  open class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self { fatalError() }
}

@objc open class INRelativeSettingResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedRelativeSetting:)
  open class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self { fatalError() }
  @objc(confirmationRequiredWithRelativeSettingToConfirm:)
  open class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self { fatalError() }
}

@objc open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  @objc(initWithCurrencyAmountResolutionResult:) public init(
    currencyAmountResolutionResult: INCurrencyAmountResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    fatalError()
  }
}

@objc open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
  @objc(initWithPersonResolutionResult:) public init(personResolutionResult: INPersonResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self { fatalError() }
}

@objc open class INRestaurantGuestResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedRestaurantGuest:)
  open class func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self { fatalError() }
  @objc(disambiguationWithRestaurantGuestsToDisambiguate:)
  open class func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self { fatalError() }
  @objc(confirmationRequiredWithRestaurantGuestToConfirm:)
  open class func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self { fatalError() }
}

@objc open class INRestaurantResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedRestaurant:)
  open class func success(with resolvedRestaurant: INRestaurant) -> Self { fatalError() }
  @objc(disambiguationWithRestaurantsToDisambiguate:)
  open class func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self { fatalError() }
  @objc(confirmationRequiredWithRestaurantToConfirm:)
  open class func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self { fatalError() }
}

@objc open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  @objc(initWithMediaItemResolutionResult:) public init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    fatalError()
  }
  @nonobjc public class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INSearchForMediaMediaItemResolutionResult] { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self { fatalError() }
}

@objc open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  @objc(initWithPersonResolutionResult:) public init(personResolutionResult: INPersonResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self { fatalError() }
}

@objc open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  @objc(initWithCurrencyAmountResolutionResult:) public init(
    currencyAmountResolutionResult: INCurrencyAmountResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self { fatalError() }
}

@objc open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
  @objc(initWithPersonResolutionResult:) public init(personResolutionResult: INPersonResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self { fatalError() }
}

@objc open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  @objc(initWithTemporalEventTriggerResolutionResult:) public init(
    temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
    fatalError()
  }
}

@objc open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
  @objc(initWithTaskResolutionResult:) public init(taskResolutionResult: INTaskResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self { fatalError() }
}

@objc open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedSpatialEventTrigger:)
  open class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self { fatalError() }
  @objc(disambiguationWithSpatialEventTriggersToDisambiguate:)
  open class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithSpatialEventTriggerToConfirm:)
  open class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
    fatalError()
  }
}

@objc open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  @objc(initWithCallCapabilityResolutionResult:) public init(
    callCapabilityResolutionResult: INCallCapabilityResolutionResult
  ) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self { fatalError() }
}

@objc open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
  @objc(initWithCallRecordResolutionResult:) public init(callRecordResolutionResult: INCallRecordResolutionResult) {
    fatalError()
  }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    fatalError()
  }
}

@objc open class INStartCallContactResolutionResult: INPersonResolutionResult {
  @objc(initWithPersonResolutionResult:) public init(personResolutionResult: INPersonResolutionResult) { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self { fatalError() }
}

@objc open class INTaskListResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTaskList:)
  open class func success(with resolvedTaskList: INTaskList) -> Self { fatalError() }
  @objc(disambiguationWithTaskListsToDisambiguate:)
  open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self { fatalError() }
  @objc(confirmationRequiredWithTaskListToConfirm:)
  open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self { fatalError() }
}

@objc open class INTaskPriorityResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTaskPriority:)
  open class func success(with resolvedTaskPriority: INTaskPriority) -> Self { fatalError() }
  @objc(confirmationRequiredWithTaskPriorityToConfirm:)
  open class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self { fatalError() }
}

@objc open class INTaskResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTask:)
  open class func success(with resolvedTask: INTask) -> Self { fatalError() }
  @objc(disambiguationWithTasksToDisambiguate:)
  open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self { fatalError() }
  @objc(confirmationRequiredWithTaskToConfirm:)
  open class func confirmationRequired(with taskToConfirm: INTask?) -> Self { fatalError() }
}

@objc open class INTaskStatusResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTaskStatus:)
  open class func success(with resolvedTaskStatus: INTaskStatus) -> Self { fatalError() }
  @objc(confirmationRequiredWithTaskStatusToConfirm:)
  open class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self { fatalError() }
}

@objc open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTemporalEventTrigger:)
  open class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self { fatalError() }
  @objc(disambiguationWithTemporalEventTriggersToDisambiguate:)
  open class func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithTemporalEventTriggerToConfirm:)
  open class func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self {
    fatalError()
  }
}

@objc open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedTemporalEventTriggerTypeOptions:)
  open class func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions) -> Self {
    fatalError()
  }
  @objc(confirmationRequiredWithTemporalEventTriggerTypeOptionsToConfirm:)
  open class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
  ) -> Self { fatalError() }
}

@objc open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
  @objc(initWithMediaItemResolutionResult:) public init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    fatalError()
  }
  @nonobjc public class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INUpdateMediaAffinityMediaItemResolutionResult] { fatalError() }
  @objc(unsupportedForReason:)
  open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    fatalError()
  }
}

@objc open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedVisualCodeType:)
  open class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self { fatalError() }
  @objc(confirmationRequiredWithVisualCodeTypeToConfirm:)
  open class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self { fatalError() }
}

@objc open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedWorkoutGoalUnitType:)
  open class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self { fatalError() }
  @objc(confirmationRequiredWithWorkoutGoalUnitTypeToConfirm:)
  open class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
    fatalError()
  }
}

@objc open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedWorkoutLocationType:)
  open class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self { fatalError() }
  @objc(confirmationRequiredWithWorkoutLocationTypeToConfirm:)
  open class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
    fatalError()
  }
}
