// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

NS_ASSUME_NONNULL_BEGIN

@class INBillPayee;
@class INCallRecord;
@class INCallRecordFilter;
@class INCurrencyAmount;
@class INDateComponentsRange;
@class INFocusStatus;
@class INMediaDestination;
@class INMediaItem;
@class INMediaSearch;
@class INNote;
@class INNoteContent;
@class INPaymentAccount;
@class INPaymentAmount;
@class INPaymentMethod;
@class INPerson;
@class INRestaurant;
@class INRestaurantGuest;
@class INRestaurantOffer;
@class INSendMessageAttachment;
@class INSpatialEventTrigger;
@class INSpeakableString;
@class INTask;
@class INTaskList;
@class INTemporalEventTrigger;

typedef NS_OPTIONS(NSUInteger, INCarSignalOptions) {
  INCarSignalOptionsAudible = 1 << 0,
  INCarSignalOptionsVisible = 1 << 1,
};

typedef NS_ENUM(NSInteger, INTaskPriority) {
  INTaskPriorityUnknown = 0,
  INTaskPriorityNotFlagged = 1,
  INTaskPriorityFlagged = 2,
};

typedef NS_ENUM(NSInteger, INCallAudioRoute) {
  INCallAudioRouteUnknown = 0,
  INCallAudioRouteSpeakerphoneAudioRoute = 1,
  INCallAudioRouteBluetoothAudioRoute = 2,
};

typedef NS_ENUM(NSInteger, INVisualCodeType) {
  INVisualCodeTypeUnknown = 0,
  INVisualCodeTypeContact = 1,
  INVisualCodeTypeRequestPayment = 2,
  INVisualCodeTypeSendPayment = 3,
  INVisualCodeTypeTransit = 4,
  INVisualCodeTypeBus = 5,
  INVisualCodeTypeSubway = 6,
};

typedef NS_ENUM(NSInteger, INBillType) {
  INBillTypeUnknown = 0,
  INBillTypeAutoInsurance = 1,
  INBillTypeCable = 2,
  INBillTypeCarLease = 3,
  INBillTypeCarLoan = 4,
  INBillTypeCreditCard = 5,
  INBillTypeElectricity = 6,
  INBillTypeGas = 7,
  INBillTypeGarbageAndRecycling = 8,
  INBillTypeHealthInsurance = 9,
  INBillTypeHomeInsurance = 10,
  INBillTypeInternet = 11,
  INBillTypeLifeInsurance = 12,
  INBillTypeMortgage = 13,
  INBillTypeMusicStreaming = 14,
  INBillTypePhone = 15,
  INBillTypeRent = 16,
  INBillTypeSewer = 17,
  INBillTypeStudentLoan = 18,
  INBillTypeTrafficTicket = 19,
  INBillTypeTuition = 20,
  INBillTypeUtilities = 21,
  INBillTypeWater = 22,
};

typedef NS_ENUM(NSInteger, INPlaybackRepeatMode) {
  INPlaybackRepeatModeUnknown = 0,
  INPlaybackRepeatModeNone = 1,
  INPlaybackRepeatModeAll = 2,
  INPlaybackRepeatModeOne = 3,
};

typedef NS_ENUM(NSInteger, INPlaybackQueueLocation) {
  INPlaybackQueueLocationUnknown = 0,
  INPlaybackQueueLocationNow = 1,
  INPlaybackQueueLocationNext = 2,
  INPlaybackQueueLocationLater = 3,
};

typedef NS_OPTIONS(NSUInteger, INCallCapabilityOptions) {
  INCallCapabilityOptionsAudioCall = 1 << 0,
  INCallCapabilityOptionsVideoCall = 1 << 1,
};

typedef NS_OPTIONS(NSUInteger, INCallRecordTypeOptions) {
  INCallRecordTypeOptionsOutgoing = 1 << 0,
  INCallRecordTypeOptionsMissed = 1 << 1,
  INCallRecordTypeOptionsReceived = 1 << 2,
  INCallRecordTypeOptionsLatest = 1 << 3,
  INCallRecordTypeOptionsVoicemail = 1 << 4,
  INCallRecordTypeOptionsRinging = 1 << 5,
  INCallRecordTypeOptionsInProgress = 1 << 6,
  INCallRecordTypeOptionsOnHold = 1 << 7,
};

typedef NS_ENUM(NSInteger, INCallRecordType) {
  INCallRecordTypeUnknown = 0,
  INCallRecordTypeOutgoing = 1,
  INCallRecordTypeMissed = 2,
  INCallRecordTypeReceived = 3,
  INCallRecordTypeLatest = 4,
  INCallRecordTypeVoicemail = 5,
  INCallRecordTypeRinging = 6,
  INCallRecordTypeInProgress = 7,
  INCallRecordTypeOnHold = 8,
};

typedef NS_ENUM(NSInteger, INAccountType) {
  INAccountTypeUnknown = 0,
  INAccountTypeChecking = 1,
  INAccountTypeCredit = 2,
  INAccountTypeDebit = 3,
  INAccountTypeInvestment = 4,
  INAccountTypeMortgage = 5,
  INAccountTypePrepaid = 6,
  INAccountTypeSaving = 7,
};

typedef NS_ENUM(NSInteger, INBalanceType) {
  INBalanceTypeUnknown = 0,
  INBalanceTypeMoney = 1,
  INBalanceTypePoints = 2,
  INBalanceTypeMiles = 3,
};

typedef NS_ENUM(NSInteger, INPaymentStatus) {
  INPaymentStatusUnknown = 0,
  INPaymentStatusPending = 1,
  INPaymentStatusCompleted = 2,
  INPaymentStatusCanceled = 3,
  INPaymentStatusFailed = 4,
  INPaymentStatusUnpaid = 5,
};

typedef NS_OPTIONS(NSUInteger, INMessageAttributeOptions) {
  INMessageAttributeOptionsRead = 1 << 0,
  INMessageAttributeOptionsUnread = 1 << 1,
  INMessageAttributeOptionsFlagged = 1 << 2,
  INMessageAttributeOptionsUnflagged = 1 << 3,
  INMessageAttributeOptionsPlayed = 1 << 4,
};

typedef NS_ENUM(NSInteger, INConditionalOperator) {
  INConditionalOperatorAll = 0,
  INConditionalOperatorAny = 1,
  INConditionalOperatorNone = 2,
};

typedef NS_ENUM(NSInteger, INNotebookItemType) {
  INNotebookItemTypeUnknown = 0,
  INNotebookItemTypeNote = 1,
  INNotebookItemTypeTaskList = 2,
  INNotebookItemTypeTask = 3,
};

typedef NS_ENUM(NSInteger, INTaskStatus) {
  INTaskStatusUnknown = 0,
  INTaskStatusNotCompleted = 1,
  INTaskStatusCompleted = 2,
};

typedef NS_ENUM(NSInteger, INLocationSearchType) {
  INLocationSearchTypeUnknown = 0,
  INLocationSearchTypeByLocationTrigger = 1,
};

typedef NS_ENUM(NSInteger, INDateSearchType) {
  INDateSearchTypeUnknown = 0,
  INDateSearchTypeByDueDate = 1,
  INDateSearchTypeByModifiedDate = 2,
  INDateSearchTypeByCreatedDate = 3,
};

typedef NS_OPTIONS(NSUInteger, INTemporalEventTriggerTypeOptions) {
  INTemporalEventTriggerTypeOptionsNotScheduled = 1 << 0,
  INTemporalEventTriggerTypeOptionsScheduledNonRecurring = 1 << 1,
  INTemporalEventTriggerTypeOptionsScheduledRecurring = 1 << 2,
};

typedef NS_OPTIONS(NSUInteger, INPhotoAttributeOptions) {
  INPhotoAttributeOptionsPhoto = 1 << 0,
  INPhotoAttributeOptionsVideo = 1 << 1,
  INPhotoAttributeOptionsGIF = 1 << 2,
  INPhotoAttributeOptionsFlash = 1 << 3,
  INPhotoAttributeOptionsLandscapeOrientation = 1 << 4,
  INPhotoAttributeOptionsPortraitOrientation = 1 << 5,
  INPhotoAttributeOptionsFavorite = 1 << 6,
  INPhotoAttributeOptionsSelfie = 1 << 7,
  INPhotoAttributeOptionsFrontFacingCamera = 1 << 8,
  INPhotoAttributeOptionsScreenshot = 1 << 9,
  INPhotoAttributeOptionsBurstPhoto = 1 << 10,
  INPhotoAttributeOptionsHdrPhoto = 1 << 11,
  INPhotoAttributeOptionsSquarePhoto = 1 << 12,
  INPhotoAttributeOptionsPanoramaPhoto = 1 << 13,
  INPhotoAttributeOptionsTimeLapseVideo = 1 << 14,
  INPhotoAttributeOptionsSlowMotionVideo = 1 << 15,
  INPhotoAttributeOptionsNoirFilter = 1 << 16,
  INPhotoAttributeOptionsChromeFilter = 1 << 17,
  INPhotoAttributeOptionsInstantFilter = 1 << 18,
  INPhotoAttributeOptionsTonalFilter = 1 << 19,
  INPhotoAttributeOptionsTransferFilter = 1 << 20,
  INPhotoAttributeOptionsMonoFilter = 1 << 21,
  INPhotoAttributeOptionsFadeFilter = 1 << 22,
  INPhotoAttributeOptionsProcessFilter = 1 << 23,
  INPhotoAttributeOptionsPortraitPhoto = 1 << 24,
  INPhotoAttributeOptionsLivePhoto = 1 << 25,
  INPhotoAttributeOptionsLoopPhoto = 1 << 26,
  INPhotoAttributeOptionsBouncePhoto = 1 << 27,
  INPhotoAttributeOptionsLongExposurePhoto = 1 << 28,
};

typedef NS_ENUM(NSInteger, INOutgoingMessageType) {
  INOutgoingMessageTypeUnknown = 0,
  INOutgoingMessageTypeOutgoingMessageText = 1,
  INOutgoingMessageTypeOutgoingMessageAudio = 2,
};

typedef NS_ENUM(NSInteger, INCarAudioSource) {
  INCarAudioSourceUnknown = 0,
  INCarAudioSourceCarPlay = 1,
  INCarAudioSourceSourceiPod = 2,
  INCarAudioSourceRadio = 3,
  INCarAudioSourceBluetooth = 4,
  INCarAudioSourceAUX = 5,
  INCarAudioSourceUSB = 6,
  INCarAudioSourceMemoryCard = 7,
  INCarAudioSourceOpticalDrive = 8,
  INCarAudioSourceHardDrive = 9,
};

typedef NS_ENUM(NSInteger, INRelativeReference) {
  INRelativeReferenceUnknown = 0,
  INRelativeReferenceNext = 1,
  INRelativeReferencePrevious = 2,
};

typedef NS_ENUM(NSInteger, INCarAirCirculationMode) {
  INCarAirCirculationModeUnknown = 0,
  INCarAirCirculationModeFreshAir = 1,
  INCarAirCirculationModeRecirculateAir = 2,
};

typedef NS_ENUM(NSInteger, INRelativeSetting) {
  INRelativeSettingUnknown = 0,
  INRelativeSettingLowest = 1,
  INRelativeSettingLower = 2,
  INRelativeSettingHigher = 3,
  INRelativeSettingHighest = 4,
};

typedef NS_ENUM(NSInteger, INCarSeat) {
  INCarSeatUnknown = 0,
  INCarSeatDriver = 1,
  INCarSeatPassenger = 2,
  INCarSeatFrontLeft = 3,
  INCarSeatFrontRight = 4,
  INCarSeatFront = 5,
  INCarSeatRearLeft = 6,
  INCarSeatRearRight = 7,
  INCarSeatRear = 8,
  INCarSeatThirdRowLeft = 9,
  INCarSeatThirdRowRight = 10,
  INCarSeatThirdRow = 11,
  INCarSeatAll = 12,
};

typedef NS_ENUM(NSInteger, INCarDefroster) {
  INCarDefrosterUnknown = 0,
  INCarDefrosterFront = 1,
  INCarDefrosterRear = 2,
  INCarDefrosterAll = 3,
};

typedef NS_ENUM(NSInteger, INMessageAttribute) {
  INMessageAttributeUnknown = 0,
  INMessageAttributeRead = 1,
  INMessageAttributeUnread = 2,
  INMessageAttributeFlagged = 3,
  INMessageAttributeUnflagged = 4,
  INMessageAttributePlayed = 5,
};

typedef NS_ENUM(NSInteger, INRadioType) {
  INRadioTypeUnknown = 0,
  INRadioTypeAM = 1,
  INRadioTypeFM = 2,
  INRadioTypeHD = 3,
  INRadioTypeSatellite = 4,
  INRadioTypeDAB = 5,
};

typedef NS_ENUM(NSInteger, INCallDestinationType) {
  INCallDestinationTypeUnknown = 0,
  INCallDestinationTypeNormal = 1,
  INCallDestinationTypeEmergency = 2,
  INCallDestinationTypeVoicemail = 3,
  INCallDestinationTypeRedial = 4,
  INCallDestinationTypeCallBack = 5,
};

typedef NS_ENUM(NSInteger, INCallCapability) {
  INCallCapabilityUnknown = 0,
  INCallCapabilityAudioCall = 1,
  INCallCapabilityVideoCall = 2,
};

typedef NS_ENUM(NSInteger, INWorkoutGoalUnitType) {
  INWorkoutGoalUnitTypeUnknown = 0,
  INWorkoutGoalUnitTypeInch = 1,
  INWorkoutGoalUnitTypeMeter = 2,
  INWorkoutGoalUnitTypeFoot = 3,
  INWorkoutGoalUnitTypeMile = 4,
  INWorkoutGoalUnitTypeYard = 5,
  INWorkoutGoalUnitTypeSecond = 6,
  INWorkoutGoalUnitTypeMinute = 7,
  INWorkoutGoalUnitTypeHour = 8,
  INWorkoutGoalUnitTypeJoule = 9,
  INWorkoutGoalUnitTypeKiloCalorie = 10,
};

typedef NS_ENUM(NSInteger, INWorkoutLocationType) {
  INWorkoutLocationTypeUnknown = 0,
  INWorkoutLocationTypeOutdoor = 1,
  INWorkoutLocationTypeIndoor = 2,
};

typedef NS_ENUM(NSInteger, INMediaAffinityType) {
  INMediaAffinityTypeUnknown = 0,
  INMediaAffinityTypeLike = 1,
  INMediaAffinityTypeDislike = 2,
};

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INCarSignalOptionsResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCarSignalOptions:(INCarSignalOptions)resolvedCarSignalOptions;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INAddMediaMediaItemResolutionResult : INMediaItemResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INAddMediaMediaDestinationResolutionResult : INMediaDestinationResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INAddTasksTargetTaskListResolutionResult : INTaskListResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INAddTasksTemporalEventTriggerResolutionResult : INTemporalEventTriggerResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INTaskPriorityResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTaskPriority:(INTaskPriority)resolvedTaskPriority;
@end

API_DEPRECATED("", ios(13.0, 15.0), watchos(6.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INDeleteTasksTaskListResolutionResult : INTaskListResolutionResult
@end

API_DEPRECATED("", ios(13.0, 15.0), watchos(6.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INDeleteTasksTaskResolutionResult : INTaskResolutionResult
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INVisualCodeTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedVisualCodeType:(INVisualCodeType)resolvedVisualCodeType;
@end

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INBillTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedBillType:(INBillType)resolvedBillType;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INPlayMediaMediaItemResolutionResult : INMediaItemResolutionResult
@end

API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos)
@interface INPlaybackRepeatModeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPlaybackRepeatMode:(INPlaybackRepeatMode)resolvedPlaybackRepeatMode;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INPlaybackQueueLocationResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPlaybackQueueLocation:(INPlaybackQueueLocation)resolvedPlaybackQueueLocation;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INPlayMediaPlaybackSpeedResolutionResult : INDoubleResolutionResult
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INRequestPaymentPayerResolutionResult : INPersonResolutionResult
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INRequestPaymentCurrencyAmountResolutionResult : INCurrencyAmountResolutionResult
@end

API_AVAILABLE(ios(11.0), macos(12.0), watchos(4.0)) API_UNAVAILABLE(tvos)
@interface INCallRecordTypeOptionsResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCallRecordTypeOptions:(INCallRecordTypeOptions)resolvedCallRecordTypeOptions;
@end

API_AVAILABLE(ios(11.0), macos(12.0), watchos(4.0)) API_UNAVAILABLE(tvos)
@interface INCallRecordTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCallRecordType:(INCallRecordType)resolvedCallRecordType;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INAccountTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedAccountType:(INAccountType)resolvedAccountType;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INBalanceTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedBalanceType:(INBalanceType)resolvedBalanceType;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INPaymentStatusResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPaymentStatus:(INPaymentStatus)resolvedPaymentStatus;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INSearchForMediaMediaItemResolutionResult : INMediaItemResolutionResult
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INMessageAttributeOptionsResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMessageAttributeOptions:(INMessageAttributeOptions)resolvedMessageAttributeOptions;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INNotebookItemTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedNotebookItemType:(INNotebookItemType)resolvedNotebookItemType;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INTaskStatusResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTaskStatus:(INTaskStatus)resolvedTaskStatus;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INLocationSearchTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedLocationSearchType:(INLocationSearchType)resolvedLocationSearchType;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INDateSearchTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedDateSearchType:(INDateSearchType)resolvedDateSearchType;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INTemporalEventTriggerTypeOptionsResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTemporalEventTriggerTypeOptions:(INTemporalEventTriggerTypeOptions)resolvedTemporalEventTriggerTypeOptions;
@end

API_AVAILABLE(ios(11.0), macos(12.0), watchos(4.0)) API_UNAVAILABLE(tvos)
@interface INSendMessageRecipientResolutionResult : INPersonResolutionResult
@end

API_AVAILABLE(ios(14.0), macos(12.0), watchos(7.0)) API_UNAVAILABLE(tvos)
@interface INOutgoingMessageTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedOutgoingMessageType:(INOutgoingMessageType)resolvedOutgoingMessageType;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSendPaymentPayeeResolutionResult : INPersonResolutionResult
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSendPaymentCurrencyAmountResolutionResult : INCurrencyAmountResolutionResult
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCarAudioSourceResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCarAudioSource:(INCarAudioSource)resolvedCarAudioSource;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INRelativeReferenceResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedRelativeReference:(INRelativeReference)resolvedRelativeReference;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCarAirCirculationModeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCarAirCirculationMode:(INCarAirCirculationMode)resolvedCarAirCirculationMode;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INRelativeSettingResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedRelativeSetting:(INRelativeSetting)resolvedRelativeSetting;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCarSeatResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCarSeat:(INCarSeat)resolvedCarSeat;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCarDefrosterResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCarDefroster:(INCarDefroster)resolvedCarDefroster;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INMessageAttributeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMessageAttribute:(INMessageAttribute)resolvedMessageAttribute;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INRadioTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedRadioType:(INRadioType)resolvedRadioType;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INSetTaskAttributeTemporalEventTriggerResolutionResult : INTemporalEventTriggerResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INSnoozeTasksTaskResolutionResult : INTaskResolutionResult
@end

API_AVAILABLE(ios(11.0), macos(12.0), watchos(4.0)) API_UNAVAILABLE(tvos)
@interface INCallDestinationTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCallDestinationType:(INCallDestinationType)resolvedCallDestinationType;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartCallContactResolutionResult : INPersonResolutionResult
@end

API_AVAILABLE(ios(13.0), macos(12.0), watchos(6.0)) API_UNAVAILABLE(tvos)
@interface INCallCapabilityResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCallCapability:(INCallCapability)resolvedCallCapability;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartCallCallCapabilityResolutionResult : INCallCapabilityResolutionResult
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INWorkoutGoalUnitTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedWorkoutGoalUnitType:(INWorkoutGoalUnitType)resolvedWorkoutGoalUnitType;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INWorkoutLocationTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedWorkoutLocationType:(INWorkoutLocationType)resolvedWorkoutLocationType;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INUpdateMediaAffinityMediaItemResolutionResult : INMediaItemResolutionResult
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INMediaAffinityTypeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMediaAffinityType:(INMediaAffinityType)resolvedMediaAffinityType;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INActivateCarSignalIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * carName;
@property (readonly, nonatomic) INCarSignalOptions signals;
@end

typedef NS_ENUM(NSInteger, INActivateCarSignalIntentResponseCode) {
  INActivateCarSignalIntentResponseCodeUnspecified = 0,
  INActivateCarSignalIntentResponseCodeReady = 1,
  INActivateCarSignalIntentResponseCodeInProgress = 2,
  INActivateCarSignalIntentResponseCodeSuccess = 3,
  INActivateCarSignalIntentResponseCodeFailure = 4,
  INActivateCarSignalIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INActivateCarSignalIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INActivateCarSignalIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INActivateCarSignalIntentHandling <NSObject>
@required
- (void)handleActivateCarSignal:(INActivateCarSignalIntent *)intent completion:(void (^)(INActivateCarSignalIntentResponse *answer))completion;
@optional
- (void)confirmActivateCarSignal:(INActivateCarSignalIntent *)intent completion:(void (^)(INActivateCarSignalIntentResponse *answer))completion;
- (void)resolveCarNameForActivateCarSignal:(INActivateCarSignalIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveSignalsForActivateCarSignal:(INActivateCarSignalIntent *)intent withCompletion:(void (^)(INCarSignalOptionsResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INAddMediaIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INMediaItem *> * mediaItems;
@property (readonly, nullable, nonatomic) INMediaSearch * mediaSearch;
@property (readonly, nullable, nonatomic) INMediaDestination * mediaDestination;
@end

typedef NS_ENUM(NSInteger, INAddMediaIntentResponseCode) {
  INAddMediaIntentResponseCodeUnspecified = 0,
  INAddMediaIntentResponseCodeReady = 1,
  INAddMediaIntentResponseCodeInProgress = 2,
  INAddMediaIntentResponseCodeSuccess = 3,
  INAddMediaIntentResponseCodeHandleInApp = 4,
  INAddMediaIntentResponseCodeFailure = 5,
  INAddMediaIntentResponseCodeFailureRequiringAppLaunch = 6,
};

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INAddMediaIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INAddMediaIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@protocol INAddMediaIntentHandling <NSObject>
@required
- (void)handleAddMedia:(INAddMediaIntent *)intent completion:(void (^)(INAddMediaIntentResponse *answer))completion;
@optional
- (void)confirmAddMedia:(INAddMediaIntent *)intent completion:(void (^)(INAddMediaIntentResponse *answer))completion;
- (void)resolveMediaItemsForAddMedia:(INAddMediaIntent *)intent withCompletion:(void (^)(NSArray<INAddMediaMediaItemResolutionResult *> *answer))completion;
- (void)resolveMediaDestinationForAddMedia:(INAddMediaIntent *)intent withCompletion:(void (^)(INAddMediaMediaDestinationResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INAddTasksIntent : INIntent
@property (readonly, nullable, nonatomic) INTaskList * targetTaskList;
@property (readonly, nullable, nonatomic) NSArray<INSpeakableString *> * taskTitles;
@property (readonly, nullable, nonatomic) INSpatialEventTrigger * spatialEventTrigger;
@property (readonly, nullable, nonatomic) INTemporalEventTrigger * temporalEventTrigger;
@property (readonly, nonatomic) INTaskPriority priority API_AVAILABLE(ios(13.0), watchos(6.0));
@end

typedef NS_ENUM(NSInteger, INAddTasksIntentResponseCode) {
  INAddTasksIntentResponseCodeUnspecified = 0,
  INAddTasksIntentResponseCodeReady = 1,
  INAddTasksIntentResponseCodeInProgress = 2,
  INAddTasksIntentResponseCodeSuccess = 3,
  INAddTasksIntentResponseCodeFailure = 4,
  INAddTasksIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INAddTasksIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INAddTasksIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@protocol INAddTasksIntentHandling <NSObject>
@required
- (void)handleAddTasks:(INAddTasksIntent *)intent completion:(void (^)(INAddTasksIntentResponse *answer))completion;
@optional
- (void)confirmAddTasks:(INAddTasksIntent *)intent completion:(void (^)(INAddTasksIntentResponse *answer))completion;
- (void)resolveTargetTaskListForAddTasks:(INAddTasksIntent *)intent completion:(void (^)(INAddTasksTargetTaskListResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveTargetTaskListForAddTasks:(INAddTasksIntent *)intent withCompletion:(void (^)(INTaskListResolutionResult *answer))completion API_DEPRECATED("", ios(11.0, 13.0), watchos(4.0, 6.0));
- (void)resolveTaskTitlesForAddTasks:(INAddTasksIntent *)intent withCompletion:(void (^)(NSArray<INSpeakableStringResolutionResult *> *answer))completion;
- (void)resolveSpatialEventTriggerForAddTasks:(INAddTasksIntent *)intent withCompletion:(void (^)(INSpatialEventTriggerResolutionResult *answer))completion;
- (void)resolveTemporalEventTriggerForAddTasks:(INAddTasksIntent *)intent completion:(void (^)(INAddTasksTemporalEventTriggerResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveTemporalEventTriggerForAddTasks:(INAddTasksIntent *)intent withCompletion:(void (^)(INTemporalEventTriggerResolutionResult *answer))completion API_DEPRECATED("", ios(11.0, 13.0), watchos(4.0, 6.0));
- (void)resolvePriorityForAddTasks:(INAddTasksIntent *)intent withCompletion:(void (^)(INTaskPriorityResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
@end

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@interface INAnswerCallIntent : INIntent
@property (readonly, nonatomic) INCallAudioRoute audioRoute API_UNAVAILABLE(tvos);
@property (readonly, nullable, nonatomic) NSString * callIdentifier API_UNAVAILABLE(tvos);
@end

typedef NS_ENUM(NSInteger, INAnswerCallIntentResponseCode) {
  INAnswerCallIntentResponseCodeUnspecified = 0,
  INAnswerCallIntentResponseCodeReady = 1,
  INAnswerCallIntentResponseCodeContinueInApp = 2,
  INAnswerCallIntentResponseCodeInProgress = 3,
  INAnswerCallIntentResponseCodeSuccess = 4,
  INAnswerCallIntentResponseCodeFailure = 5,
  INAnswerCallIntentResponseCodeFailureRequiringAppLaunch = 6,
};

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@interface INAnswerCallIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INAnswerCallIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@protocol INAnswerCallIntentHandling <NSObject>
@required
- (void)handleAnswerCall:(INAnswerCallIntent *)intent completion:(void (^)(INAnswerCallIntentResponse *answer))completion;
@optional
- (void)confirmAnswerCall:(INAnswerCallIntent *)intent completion:(void (^)(INAnswerCallIntentResponse *answer))completion;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INAppendToNoteIntent : INIntent
@property (readonly, nullable, nonatomic) INNote * targetNote;
@property (readonly, nullable, nonatomic) INNoteContent * content;
@end

typedef NS_ENUM(NSInteger, INAppendToNoteIntentResponseCode) {
  INAppendToNoteIntentResponseCodeUnspecified = 0,
  INAppendToNoteIntentResponseCodeReady = 1,
  INAppendToNoteIntentResponseCodeInProgress = 2,
  INAppendToNoteIntentResponseCodeSuccess = 3,
  INAppendToNoteIntentResponseCodeFailure = 4,
  INAppendToNoteIntentResponseCodeFailureRequiringAppLaunch = 5,
  INAppendToNoteIntentResponseCodeFailureCannotUpdatePasswordProtectedNote = 6,
};

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INAppendToNoteIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INAppendToNoteIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INAppendToNoteIntentHandling <NSObject>
@required
- (void)handleAppendToNote:(INAppendToNoteIntent *)intent completion:(void (^)(INAppendToNoteIntentResponse *answer))completion;
@optional
- (void)confirmAppendToNote:(INAppendToNoteIntent *)intent completion:(void (^)(INAppendToNoteIntentResponse *answer))completion;
- (void)resolveTargetNoteForAppendToNote:(INAppendToNoteIntent *)intent withCompletion:(void (^)(INNoteResolutionResult *answer))completion;
- (void)resolveContentForAppendToNote:(INAppendToNoteIntent *)intent withCompletion:(void (^)(INNoteContentResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INBookRestaurantReservationIntent : INIntent
@property (readonly, nullable, nonatomic) INRestaurant * restaurant;
@property (readonly, nullable, nonatomic) NSDateComponents * bookingDateComponents;
@property (readonly, nonatomic) NSInteger partySize;
@property (readonly, nullable, nonatomic) NSString * bookingIdentifier;
@property (readonly, nullable, nonatomic) INRestaurantGuest * guest;
@property (readonly, nullable, nonatomic) INRestaurantOffer * selectedOffer;
@property (readonly, nullable, nonatomic) NSString * guestProvidedSpecialRequestText;
@end

typedef NS_ENUM(NSInteger, INBookRestaurantReservationIntentCode) {
  INBookRestaurantReservationIntentCodeSuccess = 0,
  INBookRestaurantReservationIntentCodeDenied = 1,
  INBookRestaurantReservationIntentCodeFailure = 2,
  INBookRestaurantReservationIntentCodeFailureRequiringAppLaunch = 3,
  INBookRestaurantReservationIntentCodeFailureRequiringAppLaunchMustVerifyCredentials = 4,
  INBookRestaurantReservationIntentCodeFailureRequiringAppLaunchServiceTemporarilyUnavailable = 5,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INBookRestaurantReservationIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INBookRestaurantReservationIntentCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INBookRestaurantReservationIntentHandling <NSObject>
@required
- (void)handleBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent completion:(void (^)(INBookRestaurantReservationIntentResponse *answer))completion;
@optional
- (void)confirmBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent completion:(void (^)(INBookRestaurantReservationIntentResponse *answer))completion;
- (void)resolveRestaurantForBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent withCompletion:(void (^)(INRestaurantResolutionResult *answer))completion;
- (void)resolveBookingDateComponentsForBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent withCompletion:(void (^)(INDateComponentsResolutionResult *answer))completion;
- (void)resolvePartySizeForBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveGuestForBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent withCompletion:(void (^)(INRestaurantGuestResolutionResult *answer))completion;
- (void)resolveGuestProvidedSpecialRequestTextForBookRestaurantReservation:(INBookRestaurantReservationIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCancelRideIntent : INIntent
@property (readonly, nullable, nonatomic) NSString * rideIdentifier;
@end

typedef NS_ENUM(NSInteger, INCancelRideIntentResponseCode) {
  INCancelRideIntentResponseCodeUnspecified = 0,
  INCancelRideIntentResponseCodeReady = 1,
  INCancelRideIntentResponseCodeSuccess = 2,
  INCancelRideIntentResponseCodeFailure = 3,
};

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INCancelRideIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INCancelRideIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INCancelRideIntentHandling <NSObject>
@required
- (void)handleCancelRide:(INCancelRideIntent *)intent completion:(void (^)(INCancelRideIntentResponse *answer))completion;
@optional
- (void)confirmCancelRide:(INCancelRideIntent *)intent completion:(void (^)(INCancelRideIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INCancelWorkoutIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * workoutName;
@end

typedef NS_ENUM(NSInteger, INCancelWorkoutIntentResponseCode) {
  INCancelWorkoutIntentResponseCodeUnspecified = 0,
  INCancelWorkoutIntentResponseCodeReady = 1,
  INCancelWorkoutIntentResponseCodeContinueInApp = 2,
  INCancelWorkoutIntentResponseCodeFailure = 3,
  INCancelWorkoutIntentResponseCodeFailureRequiringAppLaunch = 4,
  INCancelWorkoutIntentResponseCodeFailureNoMatchingWorkout = 5,
  INCancelWorkoutIntentResponseCodeHandleInApp = 6,
  INCancelWorkoutIntentResponseCodeSuccess = 7,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INCancelWorkoutIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INCancelWorkoutIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INCancelWorkoutIntentHandling <NSObject>
@required
- (void)handleCancelWorkout:(INCancelWorkoutIntent *)intent completion:(void (^)(INCancelWorkoutIntentResponse *answer))completion;
@optional
- (void)confirmCancelWorkout:(INCancelWorkoutIntent *)intent completion:(void (^)(INCancelWorkoutIntentResponse *answer))completion;
- (void)resolveWorkoutNameForCancelWorkout:(INCancelWorkoutIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INCreateNoteIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * title;
@property (readonly, nullable, nonatomic) INNoteContent * content;
@property (readonly, nullable, nonatomic) INSpeakableString * groupName;
@end

typedef NS_ENUM(NSInteger, INCreateNoteIntentResponseCode) {
  INCreateNoteIntentResponseCodeUnspecified = 0,
  INCreateNoteIntentResponseCodeReady = 1,
  INCreateNoteIntentResponseCodeInProgress = 2,
  INCreateNoteIntentResponseCodeSuccess = 3,
  INCreateNoteIntentResponseCodeFailure = 4,
  INCreateNoteIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INCreateNoteIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INCreateNoteIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@protocol INCreateNoteIntentHandling <NSObject>
@required
- (void)handleCreateNote:(INCreateNoteIntent *)intent completion:(void (^)(INCreateNoteIntentResponse *answer))completion;
@optional
- (void)confirmCreateNote:(INCreateNoteIntent *)intent completion:(void (^)(INCreateNoteIntentResponse *answer))completion;
- (void)resolveTitleForCreateNote:(INCreateNoteIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveContentForCreateNote:(INCreateNoteIntent *)intent withCompletion:(void (^)(INNoteContentResolutionResult *answer))completion;
- (void)resolveGroupNameForCreateNote:(INCreateNoteIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INCreateTaskListIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * title;
@property (readonly, nullable, nonatomic) NSArray<INSpeakableString *> * taskTitles;
@property (readonly, nullable, nonatomic) INSpeakableString * groupName;
@end

typedef NS_ENUM(NSInteger, INCreateTaskListIntentResponseCode) {
  INCreateTaskListIntentResponseCodeUnspecified = 0,
  INCreateTaskListIntentResponseCodeReady = 1,
  INCreateTaskListIntentResponseCodeInProgress = 2,
  INCreateTaskListIntentResponseCodeSuccess = 3,
  INCreateTaskListIntentResponseCodeFailure = 4,
  INCreateTaskListIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INCreateTaskListIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INCreateTaskListIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INCreateTaskListIntentHandling <NSObject>
@required
- (void)handleCreateTaskList:(INCreateTaskListIntent *)intent completion:(void (^)(INCreateTaskListIntentResponse *answer))completion;
@optional
- (void)confirmCreateTaskList:(INCreateTaskListIntent *)intent completion:(void (^)(INCreateTaskListIntentResponse *answer))completion;
- (void)resolveTitleForCreateTaskList:(INCreateTaskListIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveTaskTitlesForCreateTaskList:(INCreateTaskListIntent *)intent withCompletion:(void (^)(NSArray<INSpeakableStringResolutionResult *> *answer))completion;
- (void)resolveGroupNameForCreateTaskList:(INCreateTaskListIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(13.0, 15.0), watchos(6.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INDeleteTasksIntent : INIntent
@property (readonly, nullable, nonatomic) INTaskList * taskList;
@property (readonly, nullable, nonatomic) NSArray<INTask *> * tasks;
@property (readonly, nullable, nonatomic) NSNumber * all;
@end

typedef NS_ENUM(NSInteger, INDeleteTasksIntentResponseCode) {
  INDeleteTasksIntentResponseCodeUnspecified = 0,
  INDeleteTasksIntentResponseCodeReady = 1,
  INDeleteTasksIntentResponseCodeInProgress = 2,
  INDeleteTasksIntentResponseCodeSuccess = 3,
  INDeleteTasksIntentResponseCodeFailure = 4,
  INDeleteTasksIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(13.0, 15.0), watchos(6.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INDeleteTasksIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INDeleteTasksIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(13.0, 15.0), watchos(6.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INDeleteTasksIntentHandling <NSObject>
@required
- (void)handleDeleteTasks:(INDeleteTasksIntent *)intent completion:(void (^)(INDeleteTasksIntentResponse *answer))completion;
@optional
- (void)confirmDeleteTasks:(INDeleteTasksIntent *)intent completion:(void (^)(INDeleteTasksIntentResponse *answer))completion;
- (void)resolveTaskListForDeleteTasks:(INDeleteTasksIntent *)intent withCompletion:(void (^)(INDeleteTasksTaskListResolutionResult *answer))completion;
- (void)resolveTasksForDeleteTasks:(INDeleteTasksIntent *)intent withCompletion:(void (^)(NSArray<INDeleteTasksTaskResolutionResult *> *answer))completion;
@end

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@interface INEditMessageIntent : INIntent
@property (readonly, nullable, nonatomic) NSString * messageIdentifier;
@property (readonly, nullable, nonatomic) NSString * editedContent;
@end

typedef NS_ENUM(NSInteger, INEditMessageIntentResponseCode) {
  INEditMessageIntentResponseCodeUnspecified = 0,
  INEditMessageIntentResponseCodeReady = 1,
  INEditMessageIntentResponseCodeInProgress = 2,
  INEditMessageIntentResponseCodeSuccess = 3,
  INEditMessageIntentResponseCodeFailure = 4,
  INEditMessageIntentResponseCodeFailureRequiringAppLaunch = 5,
  INEditMessageIntentResponseCodeFailureMessageNotFound = 6,
  INEditMessageIntentResponseCodeFailurePastEditTimeLimit = 7,
  INEditMessageIntentResponseCodeFailureMessageTypeUnsupported = 8,
  INEditMessageIntentResponseCodeFailureUnsupportedOnService = 9,
  INEditMessageIntentResponseCodeFailureMessageServiceNotAvailable = 10,
  INEditMessageIntentResponseCodeFailureRequiringInAppAuthentication = 11,
};

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@interface INEditMessageIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INEditMessageIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@protocol INEditMessageIntentHandling <NSObject>
@required
- (void)handleEditMessage:(INEditMessageIntent *)intent completion:(void (^)(INEditMessageIntentResponse *answer))completion;
@optional
- (void)confirmEditMessage:(INEditMessageIntent *)intent completion:(void (^)(INEditMessageIntentResponse *answer))completion;
- (void)resolveEditedContentForEditMessage:(INEditMessageIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INEndWorkoutIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * workoutName;
@end

typedef NS_ENUM(NSInteger, INEndWorkoutIntentResponseCode) {
  INEndWorkoutIntentResponseCodeUnspecified = 0,
  INEndWorkoutIntentResponseCodeReady = 1,
  INEndWorkoutIntentResponseCodeContinueInApp = 2,
  INEndWorkoutIntentResponseCodeFailure = 3,
  INEndWorkoutIntentResponseCodeFailureRequiringAppLaunch = 4,
  INEndWorkoutIntentResponseCodeFailureNoMatchingWorkout = 5,
  INEndWorkoutIntentResponseCodeHandleInApp = 6,
  INEndWorkoutIntentResponseCodeSuccess = 7,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INEndWorkoutIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INEndWorkoutIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INEndWorkoutIntentHandling <NSObject>
@required
- (void)handleEndWorkout:(INEndWorkoutIntent *)intent completion:(void (^)(INEndWorkoutIntentResponse *answer))completion;
@optional
- (void)confirmEndWorkout:(INEndWorkoutIntent *)intent completion:(void (^)(INEndWorkoutIntentResponse *answer))completion;
- (void)resolveWorkoutNameForEndWorkout:(INEndWorkoutIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetAvailableRestaurantReservationBookingDefaultsIntent : INIntent
@property (readonly, nullable, nonatomic) INRestaurant * restaurant;
@end

typedef NS_ENUM(NSInteger, INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode) {
  INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCodeSuccess = 0,
  INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCodeFailure = 1,
  INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCodeUnspecified = 2,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetAvailableRestaurantReservationBookingDefaultsIntentResponse : INIntentResponse
- (instancetype)initWithDefaultPartySize:(NSInteger)defaultPartySize defaultBookingDate:(NSDate *)defaultBookingDate code:(INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling <NSObject>
@required
- (void)handleGetAvailableRestaurantReservationBookingDefaults:(INGetAvailableRestaurantReservationBookingDefaultsIntent *)intent completion:(void (^)(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse *answer))completion;
@optional
- (void)confirmGetAvailableRestaurantReservationBookingDefaults:(INGetAvailableRestaurantReservationBookingDefaultsIntent *)intent completion:(void (^)(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse *answer))completion;
- (void)resolveRestaurantForGetAvailableRestaurantReservationBookingDefaults:(INGetAvailableRestaurantReservationBookingDefaultsIntent *)intent withCompletion:(void (^)(INRestaurantResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetAvailableRestaurantReservationBookingsIntent : INIntent
@property (readonly, nullable, nonatomic) INRestaurant * restaurant;
@property (readonly, nonatomic) NSInteger partySize;
@property (readonly, nullable, nonatomic) NSDateComponents * preferredBookingDateComponents;
@property (readonly, nullable, nonatomic) NSNumber * maximumNumberOfResults;
@property (readonly, nullable, nonatomic) NSDate * earliestBookingDateForResults;
@property (readonly, nullable, nonatomic) NSDate * latestBookingDateForResults;
@end

typedef NS_ENUM(NSInteger, INGetAvailableRestaurantReservationBookingsIntentCode) {
  INGetAvailableRestaurantReservationBookingsIntentCodeSuccess = 0,
  INGetAvailableRestaurantReservationBookingsIntentCodeFailure = 1,
  INGetAvailableRestaurantReservationBookingsIntentCodeFailureRequestUnsatisfiable = 2,
  INGetAvailableRestaurantReservationBookingsIntentCodeFailureRequestUnspecified = 3,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetAvailableRestaurantReservationBookingsIntentResponse : INIntentResponse
- (instancetype)initWithAvailableBookings:(NSArray<INRestaurantReservationBooking *> *)availableBookings code:(INGetAvailableRestaurantReservationBookingsIntentCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INGetAvailableRestaurantReservationBookingsIntentHandling <NSObject>
@required
- (void)handleGetAvailableRestaurantReservationBookings:(INGetAvailableRestaurantReservationBookingsIntent *)intent completion:(void (^)(INGetAvailableRestaurantReservationBookingsIntentResponse *answer))completion;
@optional
- (void)confirmGetAvailableRestaurantReservationBookings:(INGetAvailableRestaurantReservationBookingsIntent *)intent completion:(void (^)(INGetAvailableRestaurantReservationBookingsIntentResponse *answer))completion;
- (void)resolveRestaurantForGetAvailableRestaurantReservationBookings:(INGetAvailableRestaurantReservationBookingsIntent *)intent withCompletion:(void (^)(INRestaurantResolutionResult *answer))completion;
- (void)resolvePartySizeForGetAvailableRestaurantReservationBookings:(INGetAvailableRestaurantReservationBookingsIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolvePreferredBookingDateComponentsForGetAvailableRestaurantReservationBookings:(INGetAvailableRestaurantReservationBookingsIntent *)intent withCompletion:(void (^)(INDateComponentsResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetCarLockStatusIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * carName;
@end

typedef NS_ENUM(NSInteger, INGetCarLockStatusIntentResponseCode) {
  INGetCarLockStatusIntentResponseCodeUnspecified = 0,
  INGetCarLockStatusIntentResponseCodeReady = 1,
  INGetCarLockStatusIntentResponseCodeInProgress = 2,
  INGetCarLockStatusIntentResponseCodeSuccess = 3,
  INGetCarLockStatusIntentResponseCodeFailure = 4,
  INGetCarLockStatusIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetCarLockStatusIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INGetCarLockStatusIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INGetCarLockStatusIntentHandling <NSObject>
@required
- (void)handleGetCarLockStatus:(INGetCarLockStatusIntent *)intent completion:(void (^)(INGetCarLockStatusIntentResponse *answer))completion;
@optional
- (void)confirmGetCarLockStatus:(INGetCarLockStatusIntent *)intent completion:(void (^)(INGetCarLockStatusIntentResponse *answer))completion;
- (void)resolveCarNameForGetCarLockStatus:(INGetCarLockStatusIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetCarPowerLevelStatusIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * carName;
@end

typedef NS_ENUM(NSInteger, INGetCarPowerLevelStatusIntentResponseCode) {
  INGetCarPowerLevelStatusIntentResponseCodeUnspecified = 0,
  INGetCarPowerLevelStatusIntentResponseCodeReady = 1,
  INGetCarPowerLevelStatusIntentResponseCodeInProgress = 2,
  INGetCarPowerLevelStatusIntentResponseCodeSuccess = 3,
  INGetCarPowerLevelStatusIntentResponseCodeFailure = 4,
  INGetCarPowerLevelStatusIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetCarPowerLevelStatusIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INGetCarPowerLevelStatusIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

@protocol INGetCarPowerLevelStatusIntentResponseObserver <NSObject>
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INGetCarPowerLevelStatusIntentHandling <NSObject>
@required
- (void)handleGetCarPowerLevelStatus:(INGetCarPowerLevelStatusIntent *)intent completion:(void (^)(INGetCarPowerLevelStatusIntentResponse *answer))completion;
@optional
- (void)confirmGetCarPowerLevelStatus:(INGetCarPowerLevelStatusIntent *)intent completion:(void (^)(INGetCarPowerLevelStatusIntentResponse *answer))completion;
- (void)resolveCarNameForGetCarPowerLevelStatus:(INGetCarPowerLevelStatusIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)startSendingUpdatesForGetCarPowerLevelStatus:(INGetCarPowerLevelStatusIntent *)intent toObserver:(id<INGetCarPowerLevelStatusIntentResponseObserver>)observer API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(macos, watchos, tvos);
- (void)stopSendingUpdatesForGetCarPowerLevelStatus:(INGetCarPowerLevelStatusIntent *)intent API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(macos, watchos, tvos);
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetRestaurantGuestIntent : INIntent
@end

typedef NS_ENUM(NSInteger, INGetRestaurantGuestIntentResponseCode) {
  INGetRestaurantGuestIntentResponseCodeSuccess = 0,
  INGetRestaurantGuestIntentResponseCodeFailure = 1,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetRestaurantGuestIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INGetRestaurantGuestIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INGetRestaurantGuestIntentHandling <NSObject>
@required
- (void)handleGetRestaurantGuest:(INGetRestaurantGuestIntent *)intent completion:(void (^)(INGetRestaurantGuestIntentResponse *answer))completion;
@optional
- (void)confirmGetRestaurantGuest:(INGetRestaurantGuestIntent *)intent completion:(void (^)(INGetRestaurantGuestIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetRideStatusIntent : INIntent
@end

typedef NS_ENUM(NSInteger, INGetRideStatusIntentResponseCode) {
  INGetRideStatusIntentResponseCodeUnspecified = 0,
  INGetRideStatusIntentResponseCodeReady = 1,
  INGetRideStatusIntentResponseCodeInProgress = 2,
  INGetRideStatusIntentResponseCodeSuccess = 3,
  INGetRideStatusIntentResponseCodeFailure = 4,
  INGetRideStatusIntentResponseCodeFailureRequiringAppLaunch = 5,
  INGetRideStatusIntentResponseCodeFailureRequiringAppLaunchMustVerifyCredentials = 6,
  INGetRideStatusIntentResponseCodeFailureRequiringAppLaunchServiceTemporarilyUnavailable = 7,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INGetRideStatusIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INGetRideStatusIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

@protocol INGetRideStatusIntentResponseObserver <NSObject>
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INGetRideStatusIntentHandling <NSObject>
@required
- (void)handleGetRideStatus:(INGetRideStatusIntent *)intent completion:(void (^)(INGetRideStatusIntentResponse *answer))completion;
- (void)startSendingUpdatesForGetRideStatus:(INGetRideStatusIntent *)intent toObserver:(id<INGetRideStatusIntentResponseObserver>)observer;
- (void)stopSendingUpdatesForGetRideStatus:(INGetRideStatusIntent *)intent;
@optional
- (void)confirmGetRideStatus:(INGetRideStatusIntent *)intent completion:(void (^)(INGetRideStatusIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetUserCurrentRestaurantReservationBookingsIntent : INIntent
@property (readonly, nullable, nonatomic) INRestaurant * restaurant;
@property (readonly, nullable, nonatomic) NSString * reservationIdentifier;
@property (readonly, nullable, nonatomic) NSNumber * maximumNumberOfResults;
@property (readonly, nullable, nonatomic) NSDate * earliestBookingDateForResults;
@end

typedef NS_ENUM(NSInteger, INGetUserCurrentRestaurantReservationBookingsIntentResponseCode) {
  INGetUserCurrentRestaurantReservationBookingsIntentResponseCodeSuccess = 0,
  INGetUserCurrentRestaurantReservationBookingsIntentResponseCodeFailure = 1,
  INGetUserCurrentRestaurantReservationBookingsIntentResponseCodeFailureRequestUnsatisfiable = 2,
  INGetUserCurrentRestaurantReservationBookingsIntentResponseCodeUnspecified = 3,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INGetUserCurrentRestaurantReservationBookingsIntentResponse : INIntentResponse
- (instancetype)initWithUserCurrentBookings:(NSArray<INRestaurantReservationUserBooking *> *)userCurrentBookings code:(INGetUserCurrentRestaurantReservationBookingsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling <NSObject>
@required
- (void)handleGetUserCurrentRestaurantReservationBookings:(INGetUserCurrentRestaurantReservationBookingsIntent *)intent completion:(void (^)(INGetUserCurrentRestaurantReservationBookingsIntentResponse *answer))completion;
@optional
- (void)confirmGetUserCurrentRestaurantReservationBookings:(INGetUserCurrentRestaurantReservationBookingsIntent *)intent completion:(void (^)(INGetUserCurrentRestaurantReservationBookingsIntentResponse *answer))completion;
- (void)resolveRestaurantForGetUserCurrentRestaurantReservationBookings:(INGetUserCurrentRestaurantReservationBookingsIntent *)intent withCompletion:(void (^)(INRestaurantResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INGetVisualCodeIntent : INIntent
@property (readonly, nonatomic) INVisualCodeType visualCodeType;
@end

typedef NS_ENUM(NSInteger, INGetVisualCodeIntentResponseCode) {
  INGetVisualCodeIntentResponseCodeUnspecified = 0,
  INGetVisualCodeIntentResponseCodeReady = 1,
  INGetVisualCodeIntentResponseCodeContinueInApp = 2,
  INGetVisualCodeIntentResponseCodeInProgress = 3,
  INGetVisualCodeIntentResponseCodeSuccess = 4,
  INGetVisualCodeIntentResponseCodeFailure = 5,
  INGetVisualCodeIntentResponseCodeFailureRequiringAppLaunch = 6,
  INGetVisualCodeIntentResponseCodeFailureAppConfigurationRequired = 7,
};

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INGetVisualCodeIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INGetVisualCodeIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INGetVisualCodeIntentHandling <NSObject>
@required
- (void)handleGetVisualCode:(INGetVisualCodeIntent *)intent completion:(void (^)(INGetVisualCodeIntentResponse *answer))completion;
@optional
- (void)confirmGetVisualCode:(INGetVisualCodeIntent *)intent completion:(void (^)(INGetVisualCodeIntentResponse *answer))completion;
- (void)resolveVisualCodeTypeForGetVisualCode:(INGetVisualCodeIntent *)intent withCompletion:(void (^)(INVisualCodeTypeResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@interface INHangUpCallIntent : INIntent
@property (readonly, nullable, nonatomic) NSString * callIdentifier;
@end

typedef NS_ENUM(NSInteger, INHangUpCallIntentResponseCode) {
  INHangUpCallIntentResponseCodeUnspecified = 0,
  INHangUpCallIntentResponseCodeReady = 1,
  INHangUpCallIntentResponseCodeInProgress = 2,
  INHangUpCallIntentResponseCodeSuccess = 3,
  INHangUpCallIntentResponseCodeFailure = 4,
  INHangUpCallIntentResponseCodeFailureRequiringAppLaunch = 5,
  INHangUpCallIntentResponseCodeFailureNoCallToHangUp = 6,
};

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@interface INHangUpCallIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INHangUpCallIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(16.2), macos(13.1), watchos(9.2)) API_UNAVAILABLE(tvos)
@protocol INHangUpCallIntentHandling <NSObject>
@required
- (void)handleHangUpCall:(INHangUpCallIntent *)intent completion:(void (^)(INHangUpCallIntentResponse *answer))completion;
@optional
- (void)confirmHangUpCall:(INHangUpCallIntent *)intent completion:(void (^)(INHangUpCallIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(14.0), watchos(7.0)) API_UNAVAILABLE(macos, tvos)
@interface INListCarsIntent : INIntent
@end

typedef NS_ENUM(NSInteger, INListCarsIntentResponseCode) {
  INListCarsIntentResponseCodeUnspecified = 0,
  INListCarsIntentResponseCodeReady = 1,
  INListCarsIntentResponseCodeInProgress = 2,
  INListCarsIntentResponseCodeSuccess = 3,
  INListCarsIntentResponseCodeFailure = 4,
  INListCarsIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(14.0), watchos(7.0)) API_UNAVAILABLE(macos, tvos)
@interface INListCarsIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INListCarsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(14.0), watchos(7.0)) API_UNAVAILABLE(macos, tvos)
@protocol INListCarsIntentHandling <NSObject>
@required
- (void)handleListCars:(INListCarsIntent *)intent completion:(void (^)(INListCarsIntentResponse *answer))completion;
@optional
- (void)confirmListCars:(INListCarsIntent *)intent completion:(void (^)(INListCarsIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INListRideOptionsIntent : INIntent
@property (readonly, nullable, nonatomic) CLPlacemark * pickupLocation;
@property (readonly, nullable, nonatomic) CLPlacemark * dropOffLocation;
@end

typedef NS_ENUM(NSInteger, INListRideOptionsIntentResponseCode) {
  INListRideOptionsIntentResponseCodeUnspecified = 0,
  INListRideOptionsIntentResponseCodeReady = 1,
  INListRideOptionsIntentResponseCodeInProgress = 2,
  INListRideOptionsIntentResponseCodeSuccess = 3,
  INListRideOptionsIntentResponseCodeFailure = 4,
  INListRideOptionsIntentResponseCodeFailureRequiringAppLaunch = 5,
  INListRideOptionsIntentResponseCodeFailureRequiringAppLaunchMustVerifyCredentials = 6,
  INListRideOptionsIntentResponseCodeFailureRequiringAppLaunchNoServiceInArea = 7,
  INListRideOptionsIntentResponseCodeFailureRequiringAppLaunchServiceTemporarilyUnavailable = 8,
  INListRideOptionsIntentResponseCodeFailureRequiringAppLaunchPreviousRideNeedsCompletion = 9,
  INListRideOptionsIntentResponseCodeFailurePreviousRideNeedsFeedback = 10,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INListRideOptionsIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INListRideOptionsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INListRideOptionsIntentHandling <NSObject>
@required
- (void)handleListRideOptions:(INListRideOptionsIntent *)intent completion:(void (^)(INListRideOptionsIntentResponse *answer))completion;
@optional
- (void)confirmListRideOptions:(INListRideOptionsIntent *)intent completion:(void (^)(INListRideOptionsIntentResponse *answer))completion;
- (void)resolvePickupLocationForListRideOptions:(INListRideOptionsIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveDropOffLocationForListRideOptions:(INListRideOptionsIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INPauseWorkoutIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * workoutName;
@end

typedef NS_ENUM(NSInteger, INPauseWorkoutIntentResponseCode) {
  INPauseWorkoutIntentResponseCodeUnspecified = 0,
  INPauseWorkoutIntentResponseCodeReady = 1,
  INPauseWorkoutIntentResponseCodeContinueInApp = 2,
  INPauseWorkoutIntentResponseCodeFailure = 3,
  INPauseWorkoutIntentResponseCodeFailureRequiringAppLaunch = 4,
  INPauseWorkoutIntentResponseCodeFailureNoMatchingWorkout = 5,
  INPauseWorkoutIntentResponseCodeHandleInApp = 6,
  INPauseWorkoutIntentResponseCodeSuccess = 7,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INPauseWorkoutIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INPauseWorkoutIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INPauseWorkoutIntentHandling <NSObject>
@required
- (void)handlePauseWorkout:(INPauseWorkoutIntent *)intent completion:(void (^)(INPauseWorkoutIntentResponse *answer))completion;
@optional
- (void)confirmPauseWorkout:(INPauseWorkoutIntent *)intent completion:(void (^)(INPauseWorkoutIntentResponse *answer))completion;
- (void)resolveWorkoutNameForPauseWorkout:(INPauseWorkoutIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INPayBillIntent : INIntent
@property (readonly, nullable, nonatomic) INBillPayee * billPayee;
@property (readonly, nullable, nonatomic) INPaymentAccount * fromAccount;
@property (readonly, nullable, nonatomic) INPaymentAmount * transactionAmount;
@property (readonly, nullable, nonatomic) INDateComponentsRange * transactionScheduledDate;
@property (readonly, nullable, nonatomic) NSString * transactionNote;
@property (readonly, nonatomic) INBillType billType;
@property (readonly, nullable, nonatomic) INDateComponentsRange * dueDate;
@end

typedef NS_ENUM(NSInteger, INPayBillIntentResponseCode) {
  INPayBillIntentResponseCodeUnspecified = 0,
  INPayBillIntentResponseCodeReady = 1,
  INPayBillIntentResponseCodeInProgress = 2,
  INPayBillIntentResponseCodeSuccess = 3,
  INPayBillIntentResponseCodeFailure = 4,
  INPayBillIntentResponseCodeFailureRequiringAppLaunch = 5,
  INPayBillIntentResponseCodeFailureCredentialsUnverified = 6,
  INPayBillIntentResponseCodeFailureInsufficientFunds = 7,
};

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INPayBillIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INPayBillIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INPayBillIntentHandling <NSObject>
@required
- (void)handlePayBill:(INPayBillIntent *)intent completion:(void (^)(INPayBillIntentResponse *answer))completion;
@optional
- (void)confirmPayBill:(INPayBillIntent *)intent completion:(void (^)(INPayBillIntentResponse *answer))completion;
- (void)resolveBillPayeeForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INBillPayeeResolutionResult *answer))completion;
- (void)resolveFromAccountForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INPaymentAccountResolutionResult *answer))completion;
- (void)resolveTransactionAmountForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INPaymentAmountResolutionResult *answer))completion;
- (void)resolveTransactionScheduledDateForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveTransactionNoteForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolveBillTypeForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INBillTypeResolutionResult *answer))completion;
- (void)resolveDueDateForPayBill:(INPayBillIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos)
@interface INPlayMediaIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INMediaItem *> * mediaItems;
@property (readonly, nullable, nonatomic) INMediaItem * mediaContainer;
@property (readonly, nullable, nonatomic) NSNumber * playShuffled;
@property (readonly, nonatomic) INPlaybackRepeatMode playbackRepeatMode;
@property (readonly, nullable, nonatomic) NSNumber * resumePlayback;
@property (readonly, nonatomic) INPlaybackQueueLocation playbackQueueLocation API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nullable, nonatomic) NSNumber * playbackSpeed API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nullable, nonatomic) INMediaSearch * mediaSearch API_AVAILABLE(ios(13.0), watchos(6.0));
@end

typedef NS_ENUM(NSInteger, INPlayMediaIntentResponseCode) {
  INPlayMediaIntentResponseCodeUnspecified = 0,
  INPlayMediaIntentResponseCodeReady = 1,
  INPlayMediaIntentResponseCodeContinueInApp = 2,
  INPlayMediaIntentResponseCodeInProgress = 3,
  INPlayMediaIntentResponseCodeSuccess = 4,
  INPlayMediaIntentResponseCodeHandleInApp = 5,
  INPlayMediaIntentResponseCodeFailure = 6,
  INPlayMediaIntentResponseCodeFailureRequiringAppLaunch = 7,
  INPlayMediaIntentResponseCodeFailureUnknownMediaType = 8,
  INPlayMediaIntentResponseCodeFailureNoUnplayedContent = 9,
  INPlayMediaIntentResponseCodeFailureRestrictedContent = 10,
  INPlayMediaIntentResponseCodeFailureMaxStreamLimitReached = 11,
};

API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos)
@interface INPlayMediaIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INPlayMediaIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos)
@protocol INPlayMediaIntentHandling <NSObject>
@required
- (void)handlePlayMedia:(INPlayMediaIntent *)intent completion:(void (^)(INPlayMediaIntentResponse *answer))completion;
@optional
- (void)confirmPlayMedia:(INPlayMediaIntent *)intent completion:(void (^)(INPlayMediaIntentResponse *answer))completion;
- (void)resolveMediaItemsForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(NSArray<INPlayMediaMediaItemResolutionResult *> *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolvePlayShuffledForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolvePlaybackRepeatModeForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(INPlaybackRepeatModeResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveResumePlaybackForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolvePlaybackQueueLocationForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(INPlaybackQueueLocationResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolvePlaybackSpeedForPlayMedia:(INPlayMediaIntent *)intent withCompletion:(void (^)(INPlayMediaPlaybackSpeedResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INRequestPaymentIntent : INIntent
@property (readonly, nullable, nonatomic) INPerson * payer;
@property (readonly, nullable, nonatomic) INCurrencyAmount * currencyAmount;
@property (readonly, nullable, nonatomic) NSString * note;
@end

typedef NS_ENUM(NSInteger, INRequestPaymentIntentResponseCode) {
  INRequestPaymentIntentResponseCodeUnspecified = 0,
  INRequestPaymentIntentResponseCodeReady = 1,
  INRequestPaymentIntentResponseCodeInProgress = 2,
  INRequestPaymentIntentResponseCodeSuccess = 3,
  INRequestPaymentIntentResponseCodeFailure = 4,
  INRequestPaymentIntentResponseCodeFailureRequiringAppLaunch = 5,
  INRequestPaymentIntentResponseCodeFailureCredentialsUnverified = 6,
  INRequestPaymentIntentResponseCodeFailurePaymentsAmountBelowMinimum = 7,
  INRequestPaymentIntentResponseCodeFailurePaymentsAmountAboveMaximum = 8,
  INRequestPaymentIntentResponseCodeFailurePaymentsCurrencyUnsupported = 9,
  INRequestPaymentIntentResponseCodeFailureNoBankAccount = 10,
  INRequestPaymentIntentResponseCodeFailureNotEligible = 11,
  INRequestPaymentIntentResponseCodeFailureTermsAndConditionsAcceptanceRequired = 12,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INRequestPaymentIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INRequestPaymentIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INRequestPaymentIntentHandling <NSObject>
@required
- (void)handleRequestPayment:(INRequestPaymentIntent *)intent completion:(void (^)(INRequestPaymentIntentResponse *answer))completion;
@optional
- (void)confirmRequestPayment:(INRequestPaymentIntent *)intent completion:(void (^)(INRequestPaymentIntentResponse *answer))completion;
- (void)resolvePayerForRequestPayment:(INRequestPaymentIntent *)intent completion:(void (^)(INRequestPaymentPayerResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolvePayerForRequestPayment:(INRequestPaymentIntent *)intent withCompletion:(void (^)(INPersonResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
- (void)resolveCurrencyAmountForRequestPayment:(INRequestPaymentIntent *)intent completion:(void (^)(INRequestPaymentCurrencyAmountResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolveCurrencyAmountForRequestPayment:(INRequestPaymentIntent *)intent withCompletion:(void (^)(INCurrencyAmountResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
- (void)resolveNoteForRequestPayment:(INRequestPaymentIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INRequestRideIntent : INIntent
@property (readonly, nullable, nonatomic) CLPlacemark * pickupLocation;
@property (readonly, nullable, nonatomic) CLPlacemark * dropOffLocation;
@property (readonly, nullable, nonatomic) INSpeakableString * rideOptionName;
@property (readonly, nullable, nonatomic) NSNumber * partySize;
@property (readonly, nullable, nonatomic) INPaymentMethod * paymentMethod;
@property (readonly, nullable, nonatomic) INDateComponentsRange * scheduledPickupTime API_AVAILABLE(ios(10.3));
@end

typedef NS_ENUM(NSInteger, INRequestRideIntentResponseCode) {
  INRequestRideIntentResponseCodeUnspecified = 0,
  INRequestRideIntentResponseCodeReady = 1,
  INRequestRideIntentResponseCodeInProgress = 2,
  INRequestRideIntentResponseCodeSuccess = 3,
  INRequestRideIntentResponseCodeFailure = 4,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunch = 5,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunchMustVerifyCredentials = 6,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunchNoServiceInArea = 7,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunchServiceTemporarilyUnavailable = 8,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunchPreviousRideNeedsCompletion = 9,
  INRequestRideIntentResponseCodeFailureRequiringAppLaunchRideScheduledTooFar = 10,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INRequestRideIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INRequestRideIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INRequestRideIntentHandling <NSObject>
@required
- (void)handleRequestRide:(INRequestRideIntent *)intent completion:(void (^)(INRequestRideIntentResponse *answer))completion;
@optional
- (void)confirmRequestRide:(INRequestRideIntent *)intent completion:(void (^)(INRequestRideIntentResponse *answer))completion;
- (void)resolvePickupLocationForRequestRide:(INRequestRideIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveDropOffLocationForRequestRide:(INRequestRideIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveRideOptionNameForRequestRide:(INRequestRideIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolvePartySizeForRequestRide:(INRequestRideIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveScheduledPickupTimeForRequestRide:(INRequestRideIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion API_AVAILABLE(ios(10.3));
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INResumeWorkoutIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * workoutName;
@end

typedef NS_ENUM(NSInteger, INResumeWorkoutIntentResponseCode) {
  INResumeWorkoutIntentResponseCodeUnspecified = 0,
  INResumeWorkoutIntentResponseCodeReady = 1,
  INResumeWorkoutIntentResponseCodeContinueInApp = 2,
  INResumeWorkoutIntentResponseCodeFailure = 3,
  INResumeWorkoutIntentResponseCodeFailureRequiringAppLaunch = 4,
  INResumeWorkoutIntentResponseCodeFailureNoMatchingWorkout = 5,
  INResumeWorkoutIntentResponseCodeHandleInApp = 6,
  INResumeWorkoutIntentResponseCodeSuccess = 7,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INResumeWorkoutIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INResumeWorkoutIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INResumeWorkoutIntentHandling <NSObject>
@required
- (void)handleResumeWorkout:(INResumeWorkoutIntent *)intent completion:(void (^)(INResumeWorkoutIntentResponse *answer))completion;
@optional
- (void)confirmResumeWorkout:(INResumeWorkoutIntent *)intent completion:(void (^)(INResumeWorkoutIntentResponse *answer))completion;
- (void)resolveWorkoutNameForResumeWorkout:(INResumeWorkoutIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSaveProfileInCarIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * profileNumber;
@property (readonly, nullable, nonatomic) NSString * profileLabel API_DEPRECATED("", ios(10.0, 10.2)) API_UNAVAILABLE(watchos);
@property (readonly, nullable, nonatomic) NSString * profileName API_AVAILABLE(ios(10.2));
@end

typedef NS_ENUM(NSInteger, INSaveProfileInCarIntentResponseCode) {
  INSaveProfileInCarIntentResponseCodeUnspecified = 0,
  INSaveProfileInCarIntentResponseCodeReady = 1,
  INSaveProfileInCarIntentResponseCodeInProgress = 2,
  INSaveProfileInCarIntentResponseCodeSuccess = 3,
  INSaveProfileInCarIntentResponseCodeFailure = 4,
  INSaveProfileInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSaveProfileInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSaveProfileInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSaveProfileInCarIntentHandling <NSObject>
@required
- (void)handleSaveProfileInCar:(INSaveProfileInCarIntent *)intent completion:(void (^)(INSaveProfileInCarIntentResponse *answer))completion;
@optional
- (void)confirmSaveProfileInCar:(INSaveProfileInCarIntent *)intent completion:(void (^)(INSaveProfileInCarIntentResponse *answer))completion;
- (void)resolveProfileNumberForSaveProfileInCar:(INSaveProfileInCarIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveProfileNameForSaveProfileInCar:(INSaveProfileInCarIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion API_AVAILABLE(ios(10.2));
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchCallHistoryIntent : INIntent
@property (readonly, nullable, nonatomic) INDateComponentsRange * dateCreated;
@property (readonly, nullable, nonatomic) INPerson * recipient;
@property (readonly, nonatomic) INCallCapabilityOptions callCapabilities;
@property (readonly, nonatomic) INCallRecordTypeOptions callTypes API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
@property (readonly, nullable, nonatomic) NSNumber * unseen API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
@property (readonly, nonatomic) INCallRecordType callType API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
@end

typedef NS_ENUM(NSInteger, INSearchCallHistoryIntentResponseCode) {
  INSearchCallHistoryIntentResponseCodeUnspecified = 0,
  INSearchCallHistoryIntentResponseCodeReady = 1,
  INSearchCallHistoryIntentResponseCodeContinueInApp = 2,
  INSearchCallHistoryIntentResponseCodeFailure = 3,
  INSearchCallHistoryIntentResponseCodeFailureRequiringAppLaunch = 4,
  INSearchCallHistoryIntentResponseCodeFailureAppConfigurationRequired = 5,
  INSearchCallHistoryIntentResponseCodeInProgress = 6,
  INSearchCallHistoryIntentResponseCodeSuccess = 7,
};

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchCallHistoryIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchCallHistoryIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchCallHistoryIntentHandling <NSObject>
@required
- (void)handleSearchCallHistory:(INSearchCallHistoryIntent *)intent completion:(void (^)(INSearchCallHistoryIntentResponse *answer))completion;
@optional
- (void)confirmSearchCallHistory:(INSearchCallHistoryIntent *)intent completion:(void (^)(INSearchCallHistoryIntentResponse *answer))completion;
- (void)resolveDateCreatedForSearchCallHistory:(INSearchCallHistoryIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveRecipientForSearchCallHistory:(INSearchCallHistoryIntent *)intent withCompletion:(void (^)(INPersonResolutionResult *answer))completion;
- (void)resolveCallTypesForSearchCallHistory:(INSearchCallHistoryIntent *)intent withCompletion:(void (^)(INCallRecordTypeOptionsResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
- (void)resolveUnseenForSearchCallHistory:(INSearchCallHistoryIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
- (void)resolveCallTypeForSearchCallHistory:(INSearchCallHistoryIntent *)intent withCompletion:(void (^)(INCallRecordTypeResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForAccountsIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * accountNickname;
@property (readonly, nonatomic) INAccountType accountType;
@property (readonly, nullable, nonatomic) INSpeakableString * organizationName;
@property (readonly, nonatomic) INBalanceType requestedBalanceType;
@end

typedef NS_ENUM(NSInteger, INSearchForAccountsIntentResponseCode) {
  INSearchForAccountsIntentResponseCodeUnspecified = 0,
  INSearchForAccountsIntentResponseCodeReady = 1,
  INSearchForAccountsIntentResponseCodeInProgress = 2,
  INSearchForAccountsIntentResponseCodeSuccess = 3,
  INSearchForAccountsIntentResponseCodeFailure = 4,
  INSearchForAccountsIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSearchForAccountsIntentResponseCodeFailureCredentialsUnverified = 6,
  INSearchForAccountsIntentResponseCodeFailureAccountNotFound = 7,
  INSearchForAccountsIntentResponseCodeFailureTermsAndConditionsAcceptanceRequired = 8,
  INSearchForAccountsIntentResponseCodeFailureNotEligible = 9,
};

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForAccountsIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForAccountsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchForAccountsIntentHandling <NSObject>
@required
- (void)handleSearchForAccounts:(INSearchForAccountsIntent *)intent completion:(void (^)(INSearchForAccountsIntentResponse *answer))completion;
@optional
- (void)confirmSearchForAccounts:(INSearchForAccountsIntent *)intent completion:(void (^)(INSearchForAccountsIntentResponse *answer))completion;
- (void)resolveAccountNicknameForSearchForAccounts:(INSearchForAccountsIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveAccountTypeForSearchForAccounts:(INSearchForAccountsIntent *)intent withCompletion:(void (^)(INAccountTypeResolutionResult *answer))completion;
- (void)resolveOrganizationNameForSearchForAccounts:(INSearchForAccountsIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveRequestedBalanceTypeForSearchForAccounts:(INSearchForAccountsIntent *)intent withCompletion:(void (^)(INBalanceTypeResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForBillsIntent : INIntent
@property (readonly, nullable, nonatomic) INBillPayee * billPayee;
@property (readonly, nullable, nonatomic) INDateComponentsRange * paymentDateRange;
@property (readonly, nonatomic) INBillType billType;
@property (readonly, nonatomic) INPaymentStatus status;
@property (readonly, nullable, nonatomic) INDateComponentsRange * dueDateRange;
@end

typedef NS_ENUM(NSInteger, INSearchForBillsIntentResponseCode) {
  INSearchForBillsIntentResponseCodeUnspecified = 0,
  INSearchForBillsIntentResponseCodeReady = 1,
  INSearchForBillsIntentResponseCodeInProgress = 2,
  INSearchForBillsIntentResponseCodeSuccess = 3,
  INSearchForBillsIntentResponseCodeFailure = 4,
  INSearchForBillsIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSearchForBillsIntentResponseCodeFailureCredentialsUnverified = 6,
  INSearchForBillsIntentResponseCodeFailureBillNotFound = 7,
};

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForBillsIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForBillsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.3, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchForBillsIntentHandling <NSObject>
@required
- (void)handleSearchForBills:(INSearchForBillsIntent *)intent completion:(void (^)(INSearchForBillsIntentResponse *answer))completion;
@optional
- (void)confirmSearchForBills:(INSearchForBillsIntent *)intent completion:(void (^)(INSearchForBillsIntentResponse *answer))completion;
- (void)resolveBillPayeeForSearchForBills:(INSearchForBillsIntent *)intent withCompletion:(void (^)(INBillPayeeResolutionResult *answer))completion;
- (void)resolvePaymentDateRangeForSearchForBills:(INSearchForBillsIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveBillTypeForSearchForBills:(INSearchForBillsIntent *)intent withCompletion:(void (^)(INBillTypeResolutionResult *answer))completion;
- (void)resolveStatusForSearchForBills:(INSearchForBillsIntent *)intent withCompletion:(void (^)(INPaymentStatusResolutionResult *answer))completion;
- (void)resolveDueDateRangeForSearchForBills:(INSearchForBillsIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INSearchForMediaIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INMediaItem *> * mediaItems;
@property (readonly, nullable, nonatomic) INMediaSearch * mediaSearch;
@end

typedef NS_ENUM(NSInteger, INSearchForMediaIntentResponseCode) {
  INSearchForMediaIntentResponseCodeUnspecified = 0,
  INSearchForMediaIntentResponseCodeReady = 1,
  INSearchForMediaIntentResponseCodeContinueInApp = 2,
  INSearchForMediaIntentResponseCodeInProgress = 3,
  INSearchForMediaIntentResponseCodeSuccess = 4,
  INSearchForMediaIntentResponseCodeFailure = 5,
  INSearchForMediaIntentResponseCodeFailureRequiringAppLaunch = 6,
};

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INSearchForMediaIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForMediaIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@protocol INSearchForMediaIntentHandling <NSObject>
@required
- (void)handleSearchForMedia:(INSearchForMediaIntent *)intent completion:(void (^)(INSearchForMediaIntentResponse *answer))completion;
@optional
- (void)confirmSearchForMedia:(INSearchForMediaIntent *)intent completion:(void (^)(INSearchForMediaIntentResponse *answer))completion;
- (void)resolveMediaItemsForSearchForMedia:(INSearchForMediaIntent *)intent withCompletion:(void (^)(NSArray<INSearchForMediaMediaItemResolutionResult *> *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForMessagesIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * recipients;
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * senders;
@property (readonly, nullable, nonatomic) NSArray<NSString *> * searchTerms;
@property (readonly, nonatomic) INMessageAttributeOptions attributes;
@property (readonly, nullable, nonatomic) INDateComponentsRange * dateTimeRange;
@property (readonly, nullable, nonatomic) NSArray<NSString *> * identifiers;
@property (readonly, nullable, nonatomic) NSArray<NSString *> * notificationIdentifiers;
@property (readonly, nullable, nonatomic) NSArray<INSpeakableString *> * speakableGroupNames API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
@property (readonly, nullable, nonatomic) NSArray<NSString *> * conversationIdentifiers API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos);
@property (readonly, nonatomic) INConditionalOperator recipientsOperator;
@property (readonly, nonatomic) INConditionalOperator sendersOperator;
@property (readonly, nonatomic) INConditionalOperator searchTermsOperator;
@property (readonly, nonatomic) INConditionalOperator identifiersOperator;
@property (readonly, nonatomic) INConditionalOperator notificationIdentifiersOperator;
@property (readonly, nonatomic) INConditionalOperator speakableGroupNamesOperator API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
@property (readonly, nonatomic) INConditionalOperator conversationIdentifiersOperator API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos);
@property (readonly, nullable, nonatomic) NSArray<NSString *> * groupNames API_DEPRECATED("", ios(10.0, 11.0), macos(10.12, 10.13), watchos(3.2, 4.0));
@property (readonly, nonatomic) INConditionalOperator groupNamesOperator API_DEPRECATED("", ios(10.0, 11.0), macos(10.12, 10.13), watchos(3.2, 4.0));
@end

typedef NS_ENUM(NSInteger, INSearchForMessagesIntentResponseCode) {
  INSearchForMessagesIntentResponseCodeUnspecified = 0,
  INSearchForMessagesIntentResponseCodeReady = 1,
  INSearchForMessagesIntentResponseCodeInProgress = 2,
  INSearchForMessagesIntentResponseCodeSuccess = 3,
  INSearchForMessagesIntentResponseCodeFailure = 4,
  INSearchForMessagesIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSearchForMessagesIntentResponseCodeFailureMessageServiceNotAvailable = 6,
  INSearchForMessagesIntentResponseCodeFailureMessageTooManyResults = 7,
  INSearchForMessagesIntentResponseCodeFailureRequiringInAppAuthentication = 8,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForMessagesIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForMessagesIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchForMessagesIntentHandling <NSObject>
@required
- (void)handleSearchForMessages:(INSearchForMessagesIntent *)intent completion:(void (^)(INSearchForMessagesIntentResponse *answer))completion;
@optional
- (void)confirmSearchForMessages:(INSearchForMessagesIntent *)intent completion:(void (^)(INSearchForMessagesIntentResponse *answer))completion;
- (void)resolveRecipientsForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
- (void)resolveSendersForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
- (void)resolveAttributesForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(INMessageAttributeOptionsResolutionResult *answer))completion;
- (void)resolveDateTimeRangeForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveSpeakableGroupNamesForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(NSArray<INSpeakableStringResolutionResult *> *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
- (void)resolveGroupNamesForSearchForMessages:(INSearchForMessagesIntent *)intent withCompletion:(void (^)(NSArray<INStringResolutionResult *> *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0)) API_UNAVAILABLE(macos);
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForNotebookItemsIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * title;
@property (readonly, nullable, nonatomic) NSString * content;
@property (readonly, nonatomic) INNotebookItemType itemType;
@property (readonly, nonatomic) INTaskStatus status;
@property (readonly, nullable, nonatomic) CLPlacemark * location;
@property (readonly, nonatomic) INLocationSearchType locationSearchType;
@property (readonly, nullable, nonatomic) INDateComponentsRange * dateTime;
@property (readonly, nonatomic) INDateSearchType dateSearchType;
@property (readonly, nonatomic) INTemporalEventTriggerTypeOptions temporalEventTriggerTypes API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nonatomic) INTaskPriority taskPriority API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nullable, nonatomic) NSString * notebookItemIdentifier API_AVAILABLE(ios(11.2), watchos(4.2));
@end

typedef NS_ENUM(NSInteger, INSearchForNotebookItemsIntentResponseCode) {
  INSearchForNotebookItemsIntentResponseCodeUnspecified = 0,
  INSearchForNotebookItemsIntentResponseCodeReady = 1,
  INSearchForNotebookItemsIntentResponseCodeInProgress = 2,
  INSearchForNotebookItemsIntentResponseCodeSuccess = 3,
  INSearchForNotebookItemsIntentResponseCodeFailure = 4,
  INSearchForNotebookItemsIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForNotebookItemsIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForNotebookItemsIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchForNotebookItemsIntentHandling <NSObject>
@required
- (void)handleSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent completion:(void (^)(INSearchForNotebookItemsIntentResponse *answer))completion;
@optional
- (void)confirmSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent completion:(void (^)(INSearchForNotebookItemsIntentResponse *answer))completion;
- (void)resolveTitleForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveContentForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolveItemTypeForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INNotebookItemTypeResolutionResult *answer))completion;
- (void)resolveStatusForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INTaskStatusResolutionResult *answer))completion;
- (void)resolveLocationForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveLocationSearchTypeForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INLocationSearchTypeResolutionResult *answer))completion;
- (void)resolveDateTimeForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveDateSearchTypeForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INDateSearchTypeResolutionResult *answer))completion;
- (void)resolveTemporalEventTriggerTypesForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INTemporalEventTriggerTypeOptionsResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveTaskPriorityForSearchForNotebookItems:(INSearchForNotebookItemsIntent *)intent withCompletion:(void (^)(INTaskPriorityResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForPhotosIntent : INIntent
@property (readonly, nullable, nonatomic) INDateComponentsRange * dateCreated;
@property (readonly, nullable, nonatomic) CLPlacemark * locationCreated;
@property (readonly, nullable, nonatomic) NSString * albumName;
@property (readonly, nullable, nonatomic) NSArray<NSString *> * searchTerms;
@property (readonly, nonatomic) INPhotoAttributeOptions includedAttributes;
@property (readonly, nonatomic) INPhotoAttributeOptions excludedAttributes;
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * peopleInPhoto;
@property (readonly, nonatomic) INConditionalOperator searchTermsOperator;
@property (readonly, nonatomic) INConditionalOperator peopleInPhotoOperator;
@end

typedef NS_ENUM(NSInteger, INSearchForPhotosIntentResponseCode) {
  INSearchForPhotosIntentResponseCodeUnspecified = 0,
  INSearchForPhotosIntentResponseCodeReady = 1,
  INSearchForPhotosIntentResponseCodeContinueInApp = 2,
  INSearchForPhotosIntentResponseCodeFailure = 3,
  INSearchForPhotosIntentResponseCodeFailureRequiringAppLaunch = 4,
  INSearchForPhotosIntentResponseCodeFailureAppConfigurationRequired = 5,
};

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INSearchForPhotosIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSearchForPhotosIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSearchForPhotosIntentHandling <NSObject>
@required
- (void)handleSearchForPhotos:(INSearchForPhotosIntent *)intent completion:(void (^)(INSearchForPhotosIntentResponse *answer))completion;
@optional
- (void)confirmSearchForPhotos:(INSearchForPhotosIntent *)intent completion:(void (^)(INSearchForPhotosIntentResponse *answer))completion;
- (void)resolveDateCreatedForSearchForPhotos:(INSearchForPhotosIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveLocationCreatedForSearchForPhotos:(INSearchForPhotosIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveAlbumNameForSearchForPhotos:(INSearchForPhotosIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolveSearchTermsForSearchForPhotos:(INSearchForPhotosIntent *)intent withCompletion:(void (^)(NSArray<INStringResolutionResult *> *answer))completion API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos);
- (void)resolvePeopleInPhotoForSearchForPhotos:(INSearchForPhotosIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
@end

API_AVAILABLE(ios(10.0), macos(12.0), watchos(3.2)) API_UNAVAILABLE(tvos)
@interface INSendMessageIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * recipients;
@property (readonly, nonatomic) INOutgoingMessageType outgoingMessageType API_AVAILABLE(ios(14.0), watchos(7.0));
@property (readonly, nullable, nonatomic) NSString * content;
@property (readonly, nullable, nonatomic) INSpeakableString * speakableGroupName API_AVAILABLE(ios(11.0), watchos(4.0));
@property (readonly, nullable, nonatomic) NSString * conversationIdentifier API_AVAILABLE(ios(11.0), watchos(4.0));
@property (readonly, nullable, nonatomic) NSString * serviceName;
@property (readonly, nullable, nonatomic) INPerson * sender;
@property (readonly, nullable, nonatomic) NSArray<INSendMessageAttachment *> * attachments API_AVAILABLE(ios(14.0), watchos(7.0));
@property (readonly, nullable, nonatomic) NSString * groupName API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
@end

typedef NS_ENUM(NSInteger, INSendMessageIntentResponseCode) {
  INSendMessageIntentResponseCodeUnspecified = 0,
  INSendMessageIntentResponseCodeReady = 1,
  INSendMessageIntentResponseCodeInProgress = 2,
  INSendMessageIntentResponseCodeSuccess = 3,
  INSendMessageIntentResponseCodeFailure = 4,
  INSendMessageIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSendMessageIntentResponseCodeFailureMessageServiceNotAvailable = 6,
  INSendMessageIntentResponseCodeFailureRequiringInAppAuthentication = 7,
};

API_AVAILABLE(ios(10.0), macos(12.0), watchos(3.2)) API_UNAVAILABLE(tvos)
@interface INSendMessageIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSendMessageIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), macos(12.0), watchos(3.2)) API_UNAVAILABLE(tvos)
@protocol INSendMessageIntentHandling <NSObject>
@required
- (void)handleSendMessage:(INSendMessageIntent *)intent completion:(void (^)(INSendMessageIntentResponse *answer))completion;
@optional
- (void)confirmSendMessage:(INSendMessageIntent *)intent completion:(void (^)(INSendMessageIntentResponse *answer))completion;
- (void)resolveRecipientsForSendMessage:(INSendMessageIntent *)intent completion:(void (^)(NSArray<INSendMessageRecipientResolutionResult *> *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolveRecipientsForSendMessage:(INSendMessageIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
- (void)resolveOutgoingMessageTypeForSendMessage:(INSendMessageIntent *)intent withCompletion:(void (^)(INOutgoingMessageTypeResolutionResult *answer))completion API_AVAILABLE(ios(14.0), watchos(7.0));
- (void)resolveContentForSendMessage:(INSendMessageIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolveSpeakableGroupNameForSendMessage:(INSendMessageIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolveGroupNameForSendMessage:(INSendMessageIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0), macos(12.0, 12.0), watchos(3.2, 4.0));
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSendPaymentIntent : INIntent
@property (readonly, nullable, nonatomic) INPerson * payee;
@property (readonly, nullable, nonatomic) INCurrencyAmount * currencyAmount;
@property (readonly, nullable, nonatomic) NSString * note;
@end

typedef NS_ENUM(NSInteger, INSendPaymentIntentResponseCode) {
  INSendPaymentIntentResponseCodeUnspecified = 0,
  INSendPaymentIntentResponseCodeReady = 1,
  INSendPaymentIntentResponseCodeInProgress = 2,
  INSendPaymentIntentResponseCodeSuccess = 3,
  INSendPaymentIntentResponseCodeFailure = 4,
  INSendPaymentIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSendPaymentIntentResponseCodeFailureCredentialsUnverified = 6,
  INSendPaymentIntentResponseCodeFailurePaymentsAmountBelowMinimum = 7,
  INSendPaymentIntentResponseCodeFailurePaymentsAmountAboveMaximum = 8,
  INSendPaymentIntentResponseCodeFailurePaymentsCurrencyUnsupported = 9,
  INSendPaymentIntentResponseCodeFailureInsufficientFunds = 10,
  INSendPaymentIntentResponseCodeFailureNoBankAccount = 11,
  INSendPaymentIntentResponseCodeFailureNotEligible = 12,
  INSendPaymentIntentResponseCodeFailureTermsAndConditionsAcceptanceRequired = 13,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSendPaymentIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSendPaymentIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INSendPaymentIntentHandling <NSObject>
@required
- (void)handleSendPayment:(INSendPaymentIntent *)intent completion:(void (^)(INSendPaymentIntentResponse *answer))completion;
@optional
- (void)confirmSendPayment:(INSendPaymentIntent *)intent completion:(void (^)(INSendPaymentIntentResponse *answer))completion;
- (void)resolvePayeeForSendPayment:(INSendPaymentIntent *)intent completion:(void (^)(INSendPaymentPayeeResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolvePayeeForSendPayment:(INSendPaymentIntent *)intent withCompletion:(void (^)(INPersonResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
- (void)resolveCurrencyAmountForSendPayment:(INSendPaymentIntent *)intent completion:(void (^)(INSendPaymentCurrencyAmountResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0));
- (void)resolveCurrencyAmountForSendPayment:(INSendPaymentIntent *)intent withCompletion:(void (^)(INCurrencyAmountResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0), watchos(3.2, 4.0));
- (void)resolveNoteForSendPayment:(INSendPaymentIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSendRideFeedbackIntent : INIntent
@property (readonly, nullable, nonatomic) NSString * rideIdentifier;
@property (readonly, nullable, nonatomic) NSNumber * rating;
@property (readonly, nullable, nonatomic) INCurrencyAmount * tip;
@end

typedef NS_ENUM(NSInteger, INSendRideFeedbackIntentResponseCode) {
  INSendRideFeedbackIntentResponseCodeUnspecified = 0,
  INSendRideFeedbackIntentResponseCodeReady = 1,
  INSendRideFeedbackIntentResponseCodeSuccess = 2,
  INSendRideFeedbackIntentResponseCodeFailure = 3,
};

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSendRideFeedbackIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSendRideFeedbackIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSendRideFeedbackIntentHandling <NSObject>
@required
- (void)handleSendRideFeedback:(INSendRideFeedbackIntent *)intent completion:(void (^)(INSendRideFeedbackIntentResponse *answer))completion;
@optional
- (void)confirmSendRideFeedback:(INSendRideFeedbackIntent *)intent completion:(void (^)(INSendRideFeedbackIntentResponse *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetAudioSourceInCarIntent : INIntent
@property (readonly, nonatomic) INCarAudioSource audioSource;
@property (readonly, nonatomic) INRelativeReference relativeAudioSourceReference;
@end

typedef NS_ENUM(NSInteger, INSetAudioSourceInCarIntentResponseCode) {
  INSetAudioSourceInCarIntentResponseCodeUnspecified = 0,
  INSetAudioSourceInCarIntentResponseCodeReady = 1,
  INSetAudioSourceInCarIntentResponseCodeInProgress = 2,
  INSetAudioSourceInCarIntentResponseCodeSuccess = 3,
  INSetAudioSourceInCarIntentResponseCodeFailure = 4,
  INSetAudioSourceInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetAudioSourceInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetAudioSourceInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetAudioSourceInCarIntentHandling <NSObject>
@required
- (void)handleSetAudioSourceInCar:(INSetAudioSourceInCarIntent *)intent completion:(void (^)(INSetAudioSourceInCarIntentResponse *answer))completion;
@optional
- (void)confirmSetAudioSourceInCar:(INSetAudioSourceInCarIntent *)intent completion:(void (^)(INSetAudioSourceInCarIntentResponse *answer))completion;
- (void)resolveAudioSourceForSetAudioSourceInCar:(INSetAudioSourceInCarIntent *)intent withCompletion:(void (^)(INCarAudioSourceResolutionResult *answer))completion;
- (void)resolveRelativeAudioSourceReferenceForSetAudioSourceInCar:(INSetAudioSourceInCarIntent *)intent withCompletion:(void (^)(INRelativeReferenceResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSetCarLockStatusIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * locked;
@property (readonly, nullable, nonatomic) INSpeakableString * carName;
@end

typedef NS_ENUM(NSInteger, INSetCarLockStatusIntentResponseCode) {
  INSetCarLockStatusIntentResponseCodeUnspecified = 0,
  INSetCarLockStatusIntentResponseCodeReady = 1,
  INSetCarLockStatusIntentResponseCodeInProgress = 2,
  INSetCarLockStatusIntentResponseCodeSuccess = 3,
  INSetCarLockStatusIntentResponseCodeFailure = 4,
  INSetCarLockStatusIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INSetCarLockStatusIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetCarLockStatusIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.3), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INSetCarLockStatusIntentHandling <NSObject>
@required
- (void)handleSetCarLockStatus:(INSetCarLockStatusIntent *)intent completion:(void (^)(INSetCarLockStatusIntentResponse *answer))completion;
@optional
- (void)confirmSetCarLockStatus:(INSetCarLockStatusIntent *)intent completion:(void (^)(INSetCarLockStatusIntentResponse *answer))completion;
- (void)resolveLockedForSetCarLockStatus:(INSetCarLockStatusIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveCarNameForSetCarLockStatus:(INSetCarLockStatusIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetClimateSettingsInCarIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * enableFan;
@property (readonly, nullable, nonatomic) NSNumber * enableAirConditioner;
@property (readonly, nullable, nonatomic) NSNumber * enableClimateControl;
@property (readonly, nullable, nonatomic) NSNumber * enableAutoMode;
@property (readonly, nonatomic) INCarAirCirculationMode airCirculationMode;
@property (readonly, nullable, nonatomic) NSNumber * fanSpeedIndex;
@property (readonly, nullable, nonatomic) NSNumber * fanSpeedPercentage;
@property (readonly, nonatomic) INRelativeSetting relativeFanSpeedSetting;
@property (readonly, nullable, nonatomic) NSMeasurement<NSUnitTemperature *> * temperature;
@property (readonly, nonatomic) INRelativeSetting relativeTemperatureSetting;
@property (readonly, nonatomic) INCarSeat climateZone;
@property (readonly, nullable, nonatomic) INSpeakableString * carName API_AVAILABLE(ios(12.0));
@end

typedef NS_ENUM(NSInteger, INSetClimateSettingsInCarIntentResponseCode) {
  INSetClimateSettingsInCarIntentResponseCodeUnspecified = 0,
  INSetClimateSettingsInCarIntentResponseCodeReady = 1,
  INSetClimateSettingsInCarIntentResponseCodeInProgress = 2,
  INSetClimateSettingsInCarIntentResponseCodeSuccess = 3,
  INSetClimateSettingsInCarIntentResponseCodeFailure = 4,
  INSetClimateSettingsInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetClimateSettingsInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetClimateSettingsInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetClimateSettingsInCarIntentHandling <NSObject>
@required
- (void)handleSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent completion:(void (^)(INSetClimateSettingsInCarIntentResponse *answer))completion;
@optional
- (void)confirmSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent completion:(void (^)(INSetClimateSettingsInCarIntentResponse *answer))completion;
- (void)resolveEnableFanForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveEnableAirConditionerForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveEnableClimateControlForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveEnableAutoModeForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveAirCirculationModeForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INCarAirCirculationModeResolutionResult *answer))completion;
- (void)resolveFanSpeedIndexForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveFanSpeedPercentageForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INDoubleResolutionResult *answer))completion;
- (void)resolveRelativeFanSpeedSettingForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INRelativeSettingResolutionResult *answer))completion;
- (void)resolveTemperatureForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INTemperatureResolutionResult *answer))completion;
- (void)resolveRelativeTemperatureSettingForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INRelativeSettingResolutionResult *answer))completion;
- (void)resolveClimateZoneForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INCarSeatResolutionResult *answer))completion;
- (void)resolveCarNameForSetClimateSettingsInCar:(INSetClimateSettingsInCarIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(12.0));
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetDefrosterSettingsInCarIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * enable;
@property (readonly, nonatomic) INCarDefroster defroster;
@property (readonly, nullable, nonatomic) INSpeakableString * carName API_AVAILABLE(ios(12.0));
@end

typedef NS_ENUM(NSInteger, INSetDefrosterSettingsInCarIntentResponseCode) {
  INSetDefrosterSettingsInCarIntentResponseCodeUnspecified = 0,
  INSetDefrosterSettingsInCarIntentResponseCodeReady = 1,
  INSetDefrosterSettingsInCarIntentResponseCodeInProgress = 2,
  INSetDefrosterSettingsInCarIntentResponseCodeSuccess = 3,
  INSetDefrosterSettingsInCarIntentResponseCodeFailure = 4,
  INSetDefrosterSettingsInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetDefrosterSettingsInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetDefrosterSettingsInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetDefrosterSettingsInCarIntentHandling <NSObject>
@required
- (void)handleSetDefrosterSettingsInCar:(INSetDefrosterSettingsInCarIntent *)intent completion:(void (^)(INSetDefrosterSettingsInCarIntentResponse *answer))completion;
@optional
- (void)confirmSetDefrosterSettingsInCar:(INSetDefrosterSettingsInCarIntent *)intent completion:(void (^)(INSetDefrosterSettingsInCarIntentResponse *answer))completion;
- (void)resolveEnableForSetDefrosterSettingsInCar:(INSetDefrosterSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveDefrosterForSetDefrosterSettingsInCar:(INSetDefrosterSettingsInCarIntent *)intent withCompletion:(void (^)(INCarDefrosterResolutionResult *answer))completion;
- (void)resolveCarNameForSetDefrosterSettingsInCar:(INSetDefrosterSettingsInCarIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(12.0));
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetMessageAttributeIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<NSString *> * identifiers;
@property (readonly, nonatomic) INMessageAttribute attribute;
@end

typedef NS_ENUM(NSInteger, INSetMessageAttributeIntentResponseCode) {
  INSetMessageAttributeIntentResponseCodeUnspecified = 0,
  INSetMessageAttributeIntentResponseCodeReady = 1,
  INSetMessageAttributeIntentResponseCodeInProgress = 2,
  INSetMessageAttributeIntentResponseCodeSuccess = 3,
  INSetMessageAttributeIntentResponseCodeFailure = 4,
  INSetMessageAttributeIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSetMessageAttributeIntentResponseCodeFailureMessageNotFound = 6,
  INSetMessageAttributeIntentResponseCodeFailureMessageAttributeNotSet = 7,
};

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetMessageAttributeIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetMessageAttributeIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetMessageAttributeIntentHandling <NSObject>
@required
- (void)handleSetMessageAttribute:(INSetMessageAttributeIntent *)intent completion:(void (^)(INSetMessageAttributeIntentResponse *answer))completion;
@optional
- (void)confirmSetMessageAttribute:(INSetMessageAttributeIntent *)intent completion:(void (^)(INSetMessageAttributeIntentResponse *answer))completion;
- (void)resolveAttributeForSetMessageAttribute:(INSetMessageAttributeIntent *)intent withCompletion:(void (^)(INMessageAttributeResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetProfileInCarIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * profileNumber;
@property (readonly, nullable, nonatomic) NSString * profileName API_AVAILABLE(ios(10.2));
@property (readonly, nullable, nonatomic) NSNumber * isDefaultProfile;
@property (readonly, nullable, nonatomic) INSpeakableString * carName API_AVAILABLE(ios(12.0));
@property (readonly, nullable, nonatomic) NSString * profileLabel API_DEPRECATED("", ios(10.0, 10.2)) API_UNAVAILABLE(watchos);
@end

typedef NS_ENUM(NSInteger, INSetProfileInCarIntentResponseCode) {
  INSetProfileInCarIntentResponseCodeUnspecified = 0,
  INSetProfileInCarIntentResponseCodeReady = 1,
  INSetProfileInCarIntentResponseCodeInProgress = 2,
  INSetProfileInCarIntentResponseCodeSuccess = 3,
  INSetProfileInCarIntentResponseCodeFailure = 4,
  INSetProfileInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetProfileInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetProfileInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetProfileInCarIntentHandling <NSObject>
@required
- (void)handleSetProfileInCar:(INSetProfileInCarIntent *)intent completion:(void (^)(INSetProfileInCarIntentResponse *answer))completion;
@optional
- (void)confirmSetProfileInCar:(INSetProfileInCarIntent *)intent completion:(void (^)(INSetProfileInCarIntentResponse *answer))completion;
- (void)resolveProfileNumberForSetProfileInCar:(INSetProfileInCarIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveProfileNameForSetProfileInCar:(INSetProfileInCarIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion API_AVAILABLE(ios(10.2));
- (void)resolveCarNameForSetProfileInCar:(INSetProfileInCarIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(12.0));
- (void)resolveDefaultProfileForSetProfileInCar:(INSetProfileInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion API_DEPRECATED("", ios(10.0, 11.0));
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetRadioStationIntent : INIntent
@property (readonly, nonatomic) INRadioType radioType;
@property (readonly, nullable, nonatomic) NSNumber * frequency;
@property (readonly, nullable, nonatomic) NSString * stationName;
@property (readonly, nullable, nonatomic) NSString * channel;
@property (readonly, nullable, nonatomic) NSNumber * presetNumber;
@end

typedef NS_ENUM(NSInteger, INSetRadioStationIntentResponseCode) {
  INSetRadioStationIntentResponseCodeUnspecified = 0,
  INSetRadioStationIntentResponseCodeReady = 1,
  INSetRadioStationIntentResponseCodeInProgress = 2,
  INSetRadioStationIntentResponseCodeSuccess = 3,
  INSetRadioStationIntentResponseCodeFailure = 4,
  INSetRadioStationIntentResponseCodeFailureRequiringAppLaunch = 5,
  INSetRadioStationIntentResponseCodeFailureNotSubscribed = 6,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetRadioStationIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetRadioStationIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetRadioStationIntentHandling <NSObject>
@required
- (void)handleSetRadioStation:(INSetRadioStationIntent *)intent completion:(void (^)(INSetRadioStationIntentResponse *answer))completion;
@optional
- (void)confirmSetRadioStation:(INSetRadioStationIntent *)intent completion:(void (^)(INSetRadioStationIntentResponse *answer))completion;
- (void)resolveRadioTypeForSetRadioStation:(INSetRadioStationIntent *)intent withCompletion:(void (^)(INRadioTypeResolutionResult *answer))completion;
- (void)resolveFrequencyForSetRadioStation:(INSetRadioStationIntent *)intent withCompletion:(void (^)(INDoubleResolutionResult *answer))completion;
- (void)resolveStationNameForSetRadioStation:(INSetRadioStationIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolveChannelForSetRadioStation:(INSetRadioStationIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolvePresetNumberForSetRadioStation:(INSetRadioStationIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetSeatSettingsInCarIntent : INIntent
@property (readonly, nullable, nonatomic) NSNumber * enableHeating;
@property (readonly, nullable, nonatomic) NSNumber * enableCooling;
@property (readonly, nullable, nonatomic) NSNumber * enableMassage;
@property (readonly, nonatomic) INCarSeat seat;
@property (readonly, nullable, nonatomic) NSNumber * level;
@property (readonly, nullable, nonatomic) INSpeakableString * carName API_AVAILABLE(ios(12.0));
@property (readonly, nonatomic) INRelativeSetting relativeLevelSetting;
@end

typedef NS_ENUM(NSInteger, INSetSeatSettingsInCarIntentResponseCode) {
  INSetSeatSettingsInCarIntentResponseCodeUnspecified = 0,
  INSetSeatSettingsInCarIntentResponseCodeReady = 1,
  INSetSeatSettingsInCarIntentResponseCodeInProgress = 2,
  INSetSeatSettingsInCarIntentResponseCodeSuccess = 3,
  INSetSeatSettingsInCarIntentResponseCodeFailure = 4,
  INSetSeatSettingsInCarIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INSetSeatSettingsInCarIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetSeatSettingsInCarIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INSetSeatSettingsInCarIntentHandling <NSObject>
@required
- (void)handleSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent completion:(void (^)(INSetSeatSettingsInCarIntentResponse *answer))completion;
@optional
- (void)confirmSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent completion:(void (^)(INSetSeatSettingsInCarIntentResponse *answer))completion;
- (void)resolveEnableHeatingForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveEnableCoolingForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveEnableMassageForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
- (void)resolveSeatForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INCarSeatResolutionResult *answer))completion;
- (void)resolveLevelForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *answer))completion;
- (void)resolveCarNameForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(12.0));
- (void)resolveRelativeLevelSettingForSetSeatSettingsInCar:(INSetSeatSettingsInCarIntent *)intent withCompletion:(void (^)(INRelativeSettingResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSetTaskAttributeIntent : INIntent
@property (readonly, nullable, nonatomic) INTask * targetTask;
@property (readonly, nullable, nonatomic) INSpeakableString * taskTitle API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nonatomic) INTaskStatus status;
@property (readonly, nonatomic) INTaskPriority priority API_AVAILABLE(ios(13.0), watchos(6.0));
@property (readonly, nullable, nonatomic) INSpatialEventTrigger * spatialEventTrigger;
@property (readonly, nullable, nonatomic) INTemporalEventTrigger * temporalEventTrigger;
@end

typedef NS_ENUM(NSInteger, INSetTaskAttributeIntentResponseCode) {
  INSetTaskAttributeIntentResponseCodeUnspecified = 0,
  INSetTaskAttributeIntentResponseCodeReady = 1,
  INSetTaskAttributeIntentResponseCodeInProgress = 2,
  INSetTaskAttributeIntentResponseCodeSuccess = 3,
  INSetTaskAttributeIntentResponseCodeFailure = 4,
  INSetTaskAttributeIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@interface INSetTaskAttributeIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSetTaskAttributeIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSetTaskAttributeIntentHandling <NSObject>
@required
- (void)handleSetTaskAttribute:(INSetTaskAttributeIntent *)intent completion:(void (^)(INSetTaskAttributeIntentResponse *answer))completion;
@optional
- (void)confirmSetTaskAttribute:(INSetTaskAttributeIntent *)intent completion:(void (^)(INSetTaskAttributeIntentResponse *answer))completion;
- (void)resolveTargetTaskForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INTaskResolutionResult *answer))completion;
- (void)resolveTaskTitleForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveStatusForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INTaskStatusResolutionResult *answer))completion;
- (void)resolvePriorityForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INTaskPriorityResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveSpatialEventTriggerForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INSpatialEventTriggerResolutionResult *answer))completion;
- (void)resolveTemporalEventTriggerForSetTaskAttribute:(INSetTaskAttributeIntent *)intent completion:(void (^)(INSetTaskAttributeTemporalEventTriggerResolutionResult *answer))completion API_AVAILABLE(ios(13.0), watchos(6.0));
- (void)resolveTemporalEventTriggerForSetTaskAttribute:(INSetTaskAttributeIntent *)intent withCompletion:(void (^)(INTemporalEventTriggerResolutionResult *answer))completion API_DEPRECATED("", ios(11.0, 13.0), watchos(4.0, 6.0));
@end

API_AVAILABLE(ios(15.0), macos(12.0), watchos(8.0)) API_UNAVAILABLE(tvos)
@interface INShareFocusStatusIntent : INIntent
@property (readonly, nullable, nonatomic) INFocusStatus * focusStatus;
@end

typedef NS_ENUM(NSInteger, INShareFocusStatusIntentResponseCode) {
  INShareFocusStatusIntentResponseCodeUnspecified = 0,
  INShareFocusStatusIntentResponseCodeReady = 1,
  INShareFocusStatusIntentResponseCodeInProgress = 2,
  INShareFocusStatusIntentResponseCodeSuccess = 3,
  INShareFocusStatusIntentResponseCodeFailure = 4,
  INShareFocusStatusIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(15.0), macos(12.0), watchos(8.0)) API_UNAVAILABLE(tvos)
@interface INShareFocusStatusIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INShareFocusStatusIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(15.0), macos(12.0), watchos(8.0)) API_UNAVAILABLE(tvos)
@protocol INShareFocusStatusIntentHandling <NSObject>
@required
- (void)handleShareFocusStatus:(INShareFocusStatusIntent *)intent completion:(void (^)(INShareFocusStatusIntentResponse *answer))completion;
@optional
- (void)confirmShareFocusStatus:(INShareFocusStatusIntent *)intent completion:(void (^)(INShareFocusStatusIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INSnoozeTasksIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INTask *> * tasks;
@property (readonly, nullable, nonatomic) INDateComponentsRange * nextTriggerTime;
@property (readonly, nullable, nonatomic) NSNumber * all;
@end

typedef NS_ENUM(NSInteger, INSnoozeTasksIntentResponseCode) {
  INSnoozeTasksIntentResponseCodeUnspecified = 0,
  INSnoozeTasksIntentResponseCodeReady = 1,
  INSnoozeTasksIntentResponseCodeInProgress = 2,
  INSnoozeTasksIntentResponseCodeSuccess = 3,
  INSnoozeTasksIntentResponseCodeFailure = 4,
  INSnoozeTasksIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INSnoozeTasksIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INSnoozeTasksIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@protocol INSnoozeTasksIntentHandling <NSObject>
@required
- (void)handleSnoozeTasks:(INSnoozeTasksIntent *)intent completion:(void (^)(INSnoozeTasksIntentResponse *answer))completion;
@optional
- (void)confirmSnoozeTasks:(INSnoozeTasksIntent *)intent completion:(void (^)(INSnoozeTasksIntentResponse *answer))completion;
- (void)resolveTasksForSnoozeTasks:(INSnoozeTasksIntent *)intent withCompletion:(void (^)(NSArray<INSnoozeTasksTaskResolutionResult *> *answer))completion;
- (void)resolveNextTriggerTimeForSnoozeTasks:(INSnoozeTasksIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 13.0), watchos(3.2, 6.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartAudioCallIntent : INIntent
@property (readonly, nonatomic) INCallDestinationType destinationType API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * contacts;
@end

typedef NS_ENUM(NSInteger, INStartAudioCallIntentResponseCode) {
  INStartAudioCallIntentResponseCodeUnspecified = 0,
  INStartAudioCallIntentResponseCodeReady = 1,
  INStartAudioCallIntentResponseCodeContinueInApp = 2,
  INStartAudioCallIntentResponseCodeFailure = 3,
  INStartAudioCallIntentResponseCodeFailureRequiringAppLaunch = 4,
  INStartAudioCallIntentResponseCodeFailureAppConfigurationRequired = 5,
  INStartAudioCallIntentResponseCodeFailureCallingServiceNotAvailable = 6,
  INStartAudioCallIntentResponseCodeFailureContactNotSupportedByApp = 7,
  INStartAudioCallIntentResponseCodeFailureNoValidNumber = 8,
};

API_DEPRECATED("", ios(10.0, 13.0), watchos(3.2, 6.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartAudioCallIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INStartAudioCallIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 13.0), watchos(3.2, 6.0)) API_UNAVAILABLE(macos, tvos)
@protocol INStartAudioCallIntentHandling <NSObject>
@required
- (void)handleStartAudioCall:(INStartAudioCallIntent *)intent completion:(void (^)(INStartAudioCallIntentResponse *answer))completion;
@optional
- (void)confirmStartAudioCall:(INStartAudioCallIntent *)intent completion:(void (^)(INStartAudioCallIntentResponse *answer))completion;
- (void)resolveDestinationTypeForStartAudioCall:(INStartAudioCallIntent *)intent withCompletion:(void (^)(INCallDestinationTypeResolutionResult *answer))completion API_AVAILABLE(ios(11.0), watchos(4.0)) API_UNAVAILABLE(macos);
- (void)resolveContactsForStartAudioCall:(INStartAudioCallIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
@end

API_AVAILABLE(ios(13.0), macos(12.0), watchos(6.0)) API_UNAVAILABLE(tvos)
@interface INStartCallIntent : INIntent
@property (readonly, nullable, nonatomic) INCallRecordFilter * callRecordFilter API_AVAILABLE(ios(14.0), watchos(7.0));
@property (readonly, nullable, nonatomic) INCallRecord * callRecordToCallBack API_AVAILABLE(ios(14.0), watchos(7.0));
@property (readonly, nonatomic) INCallAudioRoute audioRoute;
@property (readonly, nonatomic) INCallDestinationType destinationType;
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * contacts;
@property (readonly, nonatomic) INCallCapability callCapability;
@property (readonly, nonatomic) INCallRecordType recordTypeForRedialing API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0)) API_UNAVAILABLE(macos);
@end

typedef NS_ENUM(NSInteger, INStartCallIntentResponseCode) {
  INStartCallIntentResponseCodeUnspecified = 0,
  INStartCallIntentResponseCodeReady = 1,
  INStartCallIntentResponseCodeContinueInApp = 2,
  INStartCallIntentResponseCodeUserConfirmationRequired = 3,
  INStartCallIntentResponseCodeFailure = 4,
  INStartCallIntentResponseCodeFailureRequiringAppLaunch = 5,
  INStartCallIntentResponseCodeFailureCallingServiceNotAvailable = 6,
  INStartCallIntentResponseCodeFailureContactNotSupportedByApp = 7,
  INStartCallIntentResponseCodeFailureAirplaneModeEnabled = 8,
  INStartCallIntentResponseCodeFailureUnableToHandOff = 9,
  INStartCallIntentResponseCodeFailureAppConfigurationRequired = 10,
  INStartCallIntentResponseCodeFailureCallInProgress = 11,
  INStartCallIntentResponseCodeFailureCallRinging = 12,
  INStartCallIntentResponseCodeFailureRequiringInAppAuthentication = 13,
};

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartCallIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INStartCallIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos, tvos)
@protocol INStartCallIntentHandling <NSObject>
@required
- (void)handleStartCall:(INStartCallIntent *)intent completion:(void (^)(INStartCallIntentResponse *answer))completion;
@optional
- (void)confirmStartCall:(INStartCallIntent *)intent completion:(void (^)(INStartCallIntentResponse *answer))completion;
- (void)resolveCallRecordToCallBackForStartCall:(INStartCallIntent *)intent withCompletion:(void (^)(INCallRecordResolutionResult *answer))completion API_AVAILABLE(ios(14.0), watchos(7.0));
- (void)resolveDestinationTypeForStartCall:(INStartCallIntent *)intent withCompletion:(void (^)(INCallDestinationTypeResolutionResult *answer))completion;
- (void)resolveContactsForStartCall:(INStartCallIntent *)intent withCompletion:(void (^)(NSArray<INStartCallContactResolutionResult *> *answer))completion;
- (void)resolveCallCapabilityForStartCall:(INStartCallIntent *)intent withCompletion:(void (^)(INStartCallCallCapabilityResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartPhotoPlaybackIntent : INIntent
@property (readonly, nullable, nonatomic) INDateComponentsRange * dateCreated;
@property (readonly, nullable, nonatomic) CLPlacemark * locationCreated;
@property (readonly, nullable, nonatomic) NSString * albumName;
@property (readonly, nullable, nonatomic) NSArray<NSString *> * searchTerms;
@property (readonly, nonatomic) INPhotoAttributeOptions includedAttributes;
@property (readonly, nonatomic) INPhotoAttributeOptions excludedAttributes;
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * peopleInPhoto;
@property (readonly, nonatomic) INConditionalOperator searchTermsOperator;
@property (readonly, nonatomic) INConditionalOperator peopleInPhotoOperator;
@end

typedef NS_ENUM(NSInteger, INStartPhotoPlaybackIntentResponseCode) {
  INStartPhotoPlaybackIntentResponseCodeUnspecified = 0,
  INStartPhotoPlaybackIntentResponseCodeReady = 1,
  INStartPhotoPlaybackIntentResponseCodeContinueInApp = 2,
  INStartPhotoPlaybackIntentResponseCodeFailure = 3,
  INStartPhotoPlaybackIntentResponseCodeFailureRequiringAppLaunch = 4,
  INStartPhotoPlaybackIntentResponseCodeFailureAppConfigurationRequired = 5,
};

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INStartPhotoPlaybackIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INStartPhotoPlaybackIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 15.0), watchos(3.2, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INStartPhotoPlaybackIntentHandling <NSObject>
@required
- (void)handleStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent completion:(void (^)(INStartPhotoPlaybackIntentResponse *answer))completion;
@optional
- (void)confirmStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent completion:(void (^)(INStartPhotoPlaybackIntentResponse *answer))completion;
- (void)resolveDateCreatedForStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveLocationCreatedForStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *answer))completion;
- (void)resolveAlbumNameForStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
- (void)resolvePeopleInPhotoForStartPhotoPlayback:(INStartPhotoPlaybackIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
@end

API_DEPRECATED("", ios(10.0, 13.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INStartVideoCallIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INPerson *> * contacts;
@end

typedef NS_ENUM(NSInteger, INStartVideoCallIntentResponseCode) {
  INStartVideoCallIntentResponseCodeUnspecified = 0,
  INStartVideoCallIntentResponseCodeReady = 1,
  INStartVideoCallIntentResponseCodeContinueInApp = 2,
  INStartVideoCallIntentResponseCodeFailure = 3,
  INStartVideoCallIntentResponseCodeFailureRequiringAppLaunch = 4,
  INStartVideoCallIntentResponseCodeFailureAppConfigurationRequired = 5,
  INStartVideoCallIntentResponseCodeFailureCallingServiceNotAvailable = 6,
  INStartVideoCallIntentResponseCodeFailureContactNotSupportedByApp = 7,
  INStartVideoCallIntentResponseCodeFailureInvalidNumber = 8,
};

API_DEPRECATED("", ios(10.0, 13.0)) API_UNAVAILABLE(macos, watchos, tvos)
@interface INStartVideoCallIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INStartVideoCallIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(10.0, 13.0)) API_UNAVAILABLE(macos, watchos, tvos)
@protocol INStartVideoCallIntentHandling <NSObject>
@required
- (void)handleStartVideoCall:(INStartVideoCallIntent *)intent completion:(void (^)(INStartVideoCallIntentResponse *answer))completion;
@optional
- (void)confirmStartVideoCall:(INStartVideoCallIntent *)intent completion:(void (^)(INStartVideoCallIntentResponse *answer))completion;
- (void)resolveContactsForStartVideoCall:(INStartVideoCallIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *answer))completion;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INStartWorkoutIntent : INIntent
@property (readonly, nullable, nonatomic) INSpeakableString * workoutName;
@property (readonly, nullable, nonatomic) NSNumber * goalValue;
@property (readonly, nonatomic) INWorkoutGoalUnitType workoutGoalUnitType;
@property (readonly, nonatomic) INWorkoutLocationType workoutLocationType;
@property (readonly, nullable, nonatomic) NSNumber * isOpenEnded;
@end

typedef NS_ENUM(NSInteger, INStartWorkoutIntentResponseCode) {
  INStartWorkoutIntentResponseCodeUnspecified = 0,
  INStartWorkoutIntentResponseCodeReady = 1,
  INStartWorkoutIntentResponseCodeContinueInApp = 2,
  INStartWorkoutIntentResponseCodeFailure = 3,
  INStartWorkoutIntentResponseCodeFailureRequiringAppLaunch = 4,
  INStartWorkoutIntentResponseCodeFailureOngoingWorkout = 5,
  INStartWorkoutIntentResponseCodeFailureNoMatchingWorkout = 6,
  INStartWorkoutIntentResponseCodeHandleInApp = 7,
  INStartWorkoutIntentResponseCodeSuccess = 8,
};

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@interface INStartWorkoutIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INStartWorkoutIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(10.0), watchos(3.2)) API_UNAVAILABLE(macos, tvos)
@protocol INStartWorkoutIntentHandling <NSObject>
@required
- (void)handleStartWorkout:(INStartWorkoutIntent *)intent completion:(void (^)(INStartWorkoutIntentResponse *answer))completion;
@optional
- (void)confirmStartWorkout:(INStartWorkoutIntent *)intent completion:(void (^)(INStartWorkoutIntentResponse *answer))completion;
- (void)resolveWorkoutNameForStartWorkout:(INStartWorkoutIntent *)intent withCompletion:(void (^)(INSpeakableStringResolutionResult *answer))completion;
- (void)resolveGoalValueForStartWorkout:(INStartWorkoutIntent *)intent withCompletion:(void (^)(INDoubleResolutionResult *answer))completion;
- (void)resolveWorkoutGoalUnitTypeForStartWorkout:(INStartWorkoutIntent *)intent withCompletion:(void (^)(INWorkoutGoalUnitTypeResolutionResult *answer))completion;
- (void)resolveWorkoutLocationTypeForStartWorkout:(INStartWorkoutIntent *)intent withCompletion:(void (^)(INWorkoutLocationTypeResolutionResult *answer))completion;
- (void)resolveIsOpenEndedForStartWorkout:(INStartWorkoutIntent *)intent withCompletion:(void (^)(INBooleanResolutionResult *answer))completion;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INTransferMoneyIntent : INIntent
@property (readonly, nullable, nonatomic) INPaymentAccount * fromAccount;
@property (readonly, nullable, nonatomic) INPaymentAccount * toAccount;
@property (readonly, nullable, nonatomic) INPaymentAmount * transactionAmount;
@property (readonly, nullable, nonatomic) INDateComponentsRange * transactionScheduledDate;
@property (readonly, nullable, nonatomic) NSString * transactionNote;
@end

typedef NS_ENUM(NSInteger, INTransferMoneyIntentResponseCode) {
  INTransferMoneyIntentResponseCodeUnspecified = 0,
  INTransferMoneyIntentResponseCodeReady = 1,
  INTransferMoneyIntentResponseCodeInProgress = 2,
  INTransferMoneyIntentResponseCodeSuccess = 3,
  INTransferMoneyIntentResponseCodeFailure = 4,
  INTransferMoneyIntentResponseCodeFailureRequiringAppLaunch = 5,
  INTransferMoneyIntentResponseCodeFailureCredentialsUnverified = 6,
  INTransferMoneyIntentResponseCodeFailureInsufficientFunds = 7,
};

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@interface INTransferMoneyIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INTransferMoneyIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_DEPRECATED("", ios(11.0, 15.0), watchos(4.0, 8.0)) API_UNAVAILABLE(macos, tvos)
@protocol INTransferMoneyIntentHandling <NSObject>
@required
- (void)handleTransferMoney:(INTransferMoneyIntent *)intent completion:(void (^)(INTransferMoneyIntentResponse *answer))completion;
@optional
- (void)confirmTransferMoney:(INTransferMoneyIntent *)intent completion:(void (^)(INTransferMoneyIntentResponse *answer))completion;
- (void)resolveFromAccountForTransferMoney:(INTransferMoneyIntent *)intent withCompletion:(void (^)(INPaymentAccountResolutionResult *answer))completion;
- (void)resolveToAccountForTransferMoney:(INTransferMoneyIntent *)intent withCompletion:(void (^)(INPaymentAccountResolutionResult *answer))completion;
- (void)resolveTransactionAmountForTransferMoney:(INTransferMoneyIntent *)intent withCompletion:(void (^)(INPaymentAmountResolutionResult *answer))completion;
- (void)resolveTransactionScheduledDateForTransferMoney:(INTransferMoneyIntent *)intent withCompletion:(void (^)(INDateComponentsRangeResolutionResult *answer))completion;
- (void)resolveTransactionNoteForTransferMoney:(INTransferMoneyIntent *)intent withCompletion:(void (^)(INStringResolutionResult *answer))completion;
@end

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@interface INUnsendMessagesIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<NSString *> * messageIdentifiers;
@end

typedef NS_ENUM(NSInteger, INUnsendMessagesIntentResponseCode) {
  INUnsendMessagesIntentResponseCodeUnspecified = 0,
  INUnsendMessagesIntentResponseCodeReady = 1,
  INUnsendMessagesIntentResponseCodeInProgress = 2,
  INUnsendMessagesIntentResponseCodeSuccess = 3,
  INUnsendMessagesIntentResponseCodeFailure = 4,
  INUnsendMessagesIntentResponseCodeFailureRequiringAppLaunch = 5,
  INUnsendMessagesIntentResponseCodeFailureMessageNotFound = 6,
  INUnsendMessagesIntentResponseCodeFailurePastUnsendTimeLimit = 7,
  INUnsendMessagesIntentResponseCodeFailureMessageTypeUnsupported = 8,
  INUnsendMessagesIntentResponseCodeFailureUnsupportedOnService = 9,
  INUnsendMessagesIntentResponseCodeFailureMessageServiceNotAvailable = 10,
  INUnsendMessagesIntentResponseCodeFailureRequiringInAppAuthentication = 11,
};

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@interface INUnsendMessagesIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INUnsendMessagesIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(17.0), macos(14.0), watchos(10.0)) API_UNAVAILABLE(tvos)
@protocol INUnsendMessagesIntentHandling <NSObject>
@required
- (void)handleUnsendMessages:(INUnsendMessagesIntent *)intent completion:(void (^)(INUnsendMessagesIntentResponse *answer))completion;
@optional
- (void)confirmUnsendMessages:(INUnsendMessagesIntent *)intent completion:(void (^)(INUnsendMessagesIntentResponse *answer))completion;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INUpdateMediaAffinityIntent : INIntent
@property (readonly, nullable, nonatomic) NSArray<INMediaItem *> * mediaItems;
@property (readonly, nullable, nonatomic) INMediaSearch * mediaSearch;
@property (readonly, nonatomic) INMediaAffinityType affinityType;
@end

typedef NS_ENUM(NSInteger, INUpdateMediaAffinityIntentResponseCode) {
  INUpdateMediaAffinityIntentResponseCodeUnspecified = 0,
  INUpdateMediaAffinityIntentResponseCodeReady = 1,
  INUpdateMediaAffinityIntentResponseCodeInProgress = 2,
  INUpdateMediaAffinityIntentResponseCodeSuccess = 3,
  INUpdateMediaAffinityIntentResponseCodeFailure = 4,
  INUpdateMediaAffinityIntentResponseCodeFailureRequiringAppLaunch = 5,
};

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@interface INUpdateMediaAffinityIntentResponse : INIntentResponse
- (instancetype)initWithCode:(INUpdateMediaAffinityIntentResponseCode)code userActivity:(nullable NSUserActivity *)userActivity;
@end

API_AVAILABLE(ios(13.0), watchos(6.0)) API_UNAVAILABLE(macos)
@protocol INUpdateMediaAffinityIntentHandling <NSObject>
@required
- (void)handleUpdateMediaAffinity:(INUpdateMediaAffinityIntent *)intent completion:(void (^)(INUpdateMediaAffinityIntentResponse *answer))completion;
@optional
- (void)confirmUpdateMediaAffinity:(INUpdateMediaAffinityIntent *)intent completion:(void (^)(INUpdateMediaAffinityIntentResponse *answer))completion;
- (void)resolveMediaItemsForUpdateMediaAffinity:(INUpdateMediaAffinityIntent *)intent withCompletion:(void (^)(NSArray<INUpdateMediaAffinityMediaItemResolutionResult *> *answer))completion;
- (void)resolveAffinityTypeForUpdateMediaAffinity:(INUpdateMediaAffinityIntent *)intent withCompletion:(void (^)(INMediaAffinityTypeResolutionResult *answer))completion;
@end

NS_ASSUME_NONNULL_END
