// The results that belong to the system's own types. Names and labels are the framework's; see `INIntentResolutionResult`.

open class INPaymentAmountResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
    self.init(.success(resolvedPaymentAmount))
  }
  open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
    self.init(.disambiguation(paymentAmountsToDisambiguate))
  }
  open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
    self.init(.confirmationRequired(paymentAmountToConfirm))
  }
}

open class INPaymentStatusResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
    self.init(.success(resolvedPaymentStatus))
  }
  open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
    self.init(.confirmationRequired(paymentStatusToConfirm))
  }
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.resolution)
  }
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
    self.init(doubleResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self {
    self.init(.success(resolvedPlaybackQueueLocation))
  }
  open class func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self {
    self.init(.confirmationRequired(playbackQueueLocationToConfirm))
  }
}

open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self {
    self.init(.success(resolvedPlaybackRepeatMode))
  }
  open class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self {
    self.init(.confirmationRequired(playbackRepeatModeToConfirm))
  }
}

open class INRadioTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRadioType: INRadioType) -> Self { self.init(.success(resolvedRadioType)) }
  open class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self {
    self.init(.confirmationRequired(radioTypeToConfirm))
  }
}

open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRelativeReference: INRelativeReference) -> Self {
    self.init(.success(resolvedRelativeReference))
  }
  open class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self {
    self.init(.confirmationRequired(relativeReferenceToConfirm))
  }
}

open class INRelativeSettingResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self {
    self.init(.success(resolvedRelativeSetting))
  }
  open class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
    self.init(.confirmationRequired(relativeSettingToConfirm))
  }
}

open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(currencyAmountResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INRestaurantGuestResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self {
    self.init(.success(resolvedRestaurantGuest))
  }
  open class func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self {
    self.init(.disambiguation(restaurantGuestsToDisambiguate))
  }
  open class func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self {
    self.init(.confirmationRequired(restaurantGuestToConfirm))
  }
}

open class INRestaurantResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRestaurant: INRestaurant) -> Self { self.init(.success(resolvedRestaurant)) }
  open class func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self {
    self.init(.disambiguation(restaurantsToDisambiguate))
  }
  open class func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self {
    self.init(.confirmationRequired(restaurantToConfirm))
  }
}

open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.resolution)
  }
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(currencyAmountResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init(temporalEventTriggerResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
  public convenience init(taskResolutionResult: INTaskResolutionResult) { self.init(taskResolutionResult.resolution) }
  open class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self {
    self.init(.success(resolvedSpatialEventTrigger))
  }
  open class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
    self.init(.disambiguation(spatialEventTriggersToDisambiguate))
  }
  open class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
    self.init(.confirmationRequired(spatialEventTriggerToConfirm))
  }
}

open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init(callCapabilityResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(callRecordResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INStartCallContactResolutionResult: INPersonResolutionResult {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }
  open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INTaskListResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskList: INTaskList) -> Self { self.init(.success(resolvedTaskList)) }
  open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
    self.init(.disambiguation(taskListsToDisambiguate))
  }
  open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
    self.init(.confirmationRequired(taskListToConfirm))
  }
}

open class INTaskPriorityResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskPriority: INTaskPriority) -> Self {
    self.init(.success(resolvedTaskPriority))
  }
  open class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self {
    self.init(.confirmationRequired(taskPriorityToConfirm))
  }
}

open class INTaskResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTask: INTask) -> Self { self.init(.success(resolvedTask)) }
  open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
    self.init(.disambiguation(tasksToDisambiguate))
  }
  open class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
    self.init(.confirmationRequired(taskToConfirm))
  }
}

open class INTaskStatusResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskStatus: INTaskStatus) -> Self { self.init(.success(resolvedTaskStatus)) }
  open class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
    self.init(.confirmationRequired(taskStatusToConfirm))
  }
}

open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
    self.init(.success(resolvedTemporalEventTrigger))
  }
  open class func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self {
    self.init(.disambiguation(temporalEventTriggersToDisambiguate))
  }
  open class func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self {
    self.init(.confirmationRequired(temporalEventTriggerToConfirm))
  }
}

open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions) -> Self {
    self.init(.success(resolvedTemporalEventTriggerTypeOptions))
  }
  open class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
  ) -> Self {
    self.init(.confirmationRequired(temporalEventTriggerTypeOptionsToConfirm))
  }
}

open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.resolution)
  }
  public class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    self.init(.unsupported(reason: reason.rawValue))
  }
}

open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self {
    self.init(.success(resolvedVisualCodeType))
  }
  open class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self {
    self.init(.confirmationRequired(visualCodeTypeToConfirm))
  }
}

open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
    self.init(.success(resolvedWorkoutGoalUnitType))
  }
  open class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
    self.init(.confirmationRequired(workoutGoalUnitTypeToConfirm))
  }
}

open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
    self.init(.success(resolvedWorkoutLocationType))
  }
  open class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
    self.init(.confirmationRequired(workoutLocationTypeToConfirm))
  }
}
