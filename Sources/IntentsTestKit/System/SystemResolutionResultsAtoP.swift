// The results that belong to the system's own types. Names and labels are the framework's; see `INIntentResolutionResult`.

open class INAccountTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedAccountType: INAccountType) -> Self { self.init(.success(resolvedAccountType)) }
  open class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
    self.init(.confirmationRequired(accountTypeToConfirm))
  }
}

open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
  public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
    self.init(mediaDestinationResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.resolution)
  }
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(taskListResolutionResult.resolution)
  }
  open class func confirmationRequired(
    with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self {
    self.init(.confirmationRequired(taskListToConfirm))
  }
}

open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init(temporalEventTriggerResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INBalanceTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBalanceType: INBalanceType) -> Self { self.init(.success(resolvedBalanceType)) }
  open class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
    self.init(.confirmationRequired(balanceTypeToConfirm))
  }
}

open class INBillPayeeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBillPayee: INBillPayee) -> Self { self.init(.success(resolvedBillPayee)) }
  open class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
    self.init(.disambiguation(billPayeesToDisambiguate))
  }
  open class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
    self.init(.confirmationRequired(billPayeeToConfirm))
  }
}

open class INBillTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBillType: INBillType) -> Self { self.init(.success(resolvedBillType)) }
  open class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
    self.init(.confirmationRequired(billTypeToConfirm))
  }
}

open class INCallCapabilityResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallCapability: INCallCapability) -> Self {
    self.init(.success(resolvedCallCapability))
  }
  open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
    self.init(.confirmationRequired(callCapabilityToConfirm))
  }
}

open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
    self.init(.success(resolvedCallDestinationType))
  }
  open class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
    self.init(.confirmationRequired(callDestinationTypeToConfirm))
  }
}

open class INCallRecordResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecord: INCallRecord) -> Self { self.init(.success(resolvedCallRecord)) }
  open class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
    self.init(.disambiguation(callRecordsToDisambiguate))
  }
  open class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
    self.init(.confirmationRequired(callRecordToConfirm))
  }
}

open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self {
    self.init(.success(resolvedCallRecordTypeOptions))
  }
  open class func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions) -> Self {
    self.init(.confirmationRequired(callRecordTypeOptionsToConfirm))
  }
}

open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecordType: INCallRecordType) -> Self {
    self.init(.success(resolvedCallRecordType))
  }
  open class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self {
    self.init(.confirmationRequired(callRecordTypeToConfirm))
  }
}

open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self {
    self.init(.success(resolvedCarAirCirculationMode))
  }
  open class func confirmationRequired(with carAirCirculationModeToConfirm: INCarAirCirculationMode) -> Self {
    self.init(.confirmationRequired(carAirCirculationModeToConfirm))
  }
}

open class INCarAudioSourceResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self {
    self.init(.success(resolvedCarAudioSource))
  }
  open class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self {
    self.init(.confirmationRequired(carAudioSourceToConfirm))
  }
}

open class INCarDefrosterResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCarDefroster: INCarDefroster) -> Self {
    self.init(.success(resolvedCarDefroster))
  }
  open class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self {
    self.init(.confirmationRequired(carDefrosterToConfirm))
  }
}

open class INCarSeatResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCarSeat: INCarSeat) -> Self { self.init(.success(resolvedCarSeat)) }
  open class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self {
    self.init(.confirmationRequired(carSeatToConfirm))
  }
}

open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCarSignalOptions: INCarSignalOptions) -> Self {
    self.init(.success(resolvedCarSignalOptions))
  }
  open class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions) -> Self {
    self.init(.confirmationRequired(carSignalOptionsToConfirm))
  }
}

open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
    self.init(.success(resolvedDateComponentsRange))
  }
  open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
    self.init(.disambiguation(dateComponentsRangesToDisambiguate))
  }
  open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
    self.init(.confirmationRequired(dateComponentsRangeToConfirm))
  }
}

open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateSearchType: INDateSearchType) -> Self {
    self.init(.success(resolvedDateSearchType))
  }
  open class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self {
    self.init(.confirmationRequired(dateSearchTypeToConfirm))
  }
}

open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(taskListResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
  public convenience init(taskResolutionResult: INTaskResolutionResult) { self.init(taskResolutionResult.resolution) }
  open class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self {
    self.init(.success(resolvedLocationSearchType))
  }
  open class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self {
    self.init(.confirmationRequired(locationSearchTypeToConfirm))
  }
}

open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self {
    self.init(.success(resolvedMediaAffinityType))
  }
  open class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self {
    self.init(.confirmationRequired(mediaAffinityTypeToConfirm))
  }
}

open class INMediaDestinationResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
    self.init(.success(resolvedMediaDestination))
  }
  open class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
    self.init(.disambiguation(mediaDestinationsToDisambiguate))
  }
  open class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
    self.init(.confirmationRequired(mediaDestinationToConfirm))
  }
}

open class INMediaItemResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { self.init(.success(resolvedMediaItem)) }
  open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    self.init(.disambiguation(mediaItemsToDisambiguate))
  }
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
    self.init(.confirmationRequired(mediaItemToConfirm))
  }
}

open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self {
    self.init(.success(resolvedMessageAttributeOptions))
  }
  open class func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions) -> Self {
    self.init(.confirmationRequired(messageAttributeOptionsToConfirm))
  }
}

open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
    self.init(.success(resolvedMessageAttribute))
  }
  open class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self {
    self.init(.confirmationRequired(messageAttributeToConfirm))
  }
}

open class INNoteContentResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNoteContent: INNoteContent) -> Self { self.init(.success(resolvedNoteContent)) }
  open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
    self.init(.disambiguation(noteContentsToDisambiguate))
  }
  open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
    self.init(.confirmationRequired(noteContentToConfirm))
  }
}

open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNoteContentType: INNoteContentType) -> Self {
    self.init(.success(resolvedNoteContentType))
  }
  open class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self {
    self.init(.confirmationRequired(noteContentTypeToConfirm))
  }
}

open class INNoteResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNote: INNote) -> Self { self.init(.success(resolvedNote)) }
  open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
    self.init(.disambiguation(notesToDisambiguate))
  }
  open class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
    self.init(.confirmationRequired(noteToConfirm))
  }
}

open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
    self.init(.success(resolvedNotebookItemType))
  }
  open class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
    self.init(.confirmationRequired(notebookItemTypeToConfirm))
  }
}

open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
    self.init(.success(resolvedOutgoingMessageType))
  }
  open class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
    self.init(.confirmationRequired(outgoingMessageTypeToConfirm))
  }
}

open class INPaymentAccountResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
    self.init(.success(resolvedPaymentAccount))
  }
  open class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
    self.init(.disambiguation(paymentAccountsToDisambiguate))
  }
  open class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
    self.init(.confirmationRequired(paymentAccountToConfirm))
  }
}
