// What generated Objective-C, and handlers, name of Intents.
//
// The methods of resolution results have the frameworks' selectors and Swift names, so that one that a generated class hides
// is one that there is.

#ifndef STAND_IN_INTENTS_H
#define STAND_IN_INTENTS_H

#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntent : NSObject <NSCopying, NSSecureCoding>
@property (readonly, nullable, nonatomic) NSString *identifier;
@property (readonly, nullable, nonatomic) NSString *intentDescription;
@property (copy, nullable, nonatomic) NSString *suggestedInvocationPhrase;
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INIntentResponse : NSObject <NSCopying, NSSecureCoding>
@property (copy, nullable, nonatomic) NSUserActivity *userActivity;
@end

@protocol INIntentHandlerProviding <NSObject>
- (nullable id)handlerForIntent:(INIntent *)intent;
@end

@interface INExtension : NSObject <INIntentHandlerProviding>
@end

typedef NS_ENUM(NSInteger, INIntentHandlingStatus) {
  INIntentHandlingStatusUnspecified = 0,
  INIntentHandlingStatusReady,
  INIntentHandlingStatusInProgress,
  INIntentHandlingStatusSuccess,
  INIntentHandlingStatusFailure,
  INIntentHandlingStatusDeferredToApplication,
  INIntentHandlingStatusUserConfirmationRequired,
};

@interface INParameter : NSObject <NSCopying, NSSecureCoding>
@end

API_AVAILABLE(ios(10.0), macos(11.0), watchos(3.2))
@interface INInteraction : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithIntent:(INIntent *)intent
                      response:(nullable INIntentResponse *)response NS_DESIGNATED_INITIALIZER;
- (void)donateInteractionWithCompletion:(void (^_Nullable)(NSError *_Nullable error))completion;
+ (void)deleteAllInteractionsWithCompletion:(void (^_Nullable)(NSError *_Nullable error))completion;
+ (void)deleteInteractionsWithIdentifiers:(NSArray<NSString *> *)identifiers
                               completion:(void (^_Nullable)(NSError *_Nullable error))completion;
+ (void)deleteInteractionsWithGroupIdentifier:(NSString *)groupIdentifier
                                   completion:(void (^_Nullable)(NSError *_Nullable error))completion;
@property (readonly, copy, nonatomic) INIntent *intent;
@property (readonly, copy, nullable, nonatomic) INIntentResponse *intentResponse;
@property (readonly, nonatomic) INIntentHandlingStatus intentHandlingStatus;
@property (copy, nonatomic) NSString *identifier;
@property (copy, nullable, nonatomic) NSString *groupIdentifier;
@end

API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@interface INShortcut : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (nullable instancetype)initWithIntent:(INIntent *)intent;
@end

API_AVAILABLE(ios(12.0), macos(12.0), watchos(5.0)) API_UNAVAILABLE(tvos)
@interface INVoiceShortcutCenter : NSObject
@property (class, readonly, strong) INVoiceShortcutCenter *sharedCenter;
- (instancetype)init NS_UNAVAILABLE;
- (void)setShortcutSuggestions:(NSArray<INShortcut *> *)suggestions;
@end

typedef NS_ENUM(NSInteger, INRelevantShortcutRole) {
  INRelevantShortcutRoleAction,
  INRelevantShortcutRoleInformation,
};

API_AVAILABLE(ios(12.0), watchos(5.0)) API_UNAVAILABLE(macos, tvos)
@interface INRelevantShortcut : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithShortcut:(INShortcut *)shortcut NS_DESIGNATED_INITIALIZER;
@property (nonatomic) INRelevantShortcutRole shortcutRole;
@end

@interface INObject : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString NS_DESIGNATED_INITIALIZER;
@property (readonly, nullable, nonatomic) NSString *identifier;
@property (readonly, nonatomic) NSString *displayString;
@property (readonly, nullable, nonatomic) NSString *pronunciationHint;
@end

@interface INSpeakableString : NSObject <NSCopying, NSSecureCoding>
@property (readonly, nonatomic) NSString *spokenPhrase;
@end

@interface INPerson : NSObject <NSCopying, NSSecureCoding>
@property (readonly, nonatomic) NSString *displayName;
@end

@interface INFile : NSObject <NSSecureCoding>
@end

@interface INCurrencyAmount : NSObject <NSCopying, NSSecureCoding>
@end

@interface INPaymentMethod : NSObject <NSCopying, NSSecureCoding>
@end

// The objects that a definition can take from the system.

@interface INBalanceAmount : NSObject <NSCopying, NSSecureCoding>
@end

@interface INBillDetails : NSObject <NSCopying, NSSecureCoding>
@end

@interface INBillPayee : NSObject <NSCopying, NSSecureCoding>
@end

@interface INCallRecord : NSObject <NSCopying, NSSecureCoding>
@end

@interface INCallRecordFilter : NSObject <NSCopying, NSSecureCoding>
@end

@interface INCar : NSObject <NSCopying, NSSecureCoding>
@end

@interface INDateComponentsRange : NSObject <NSCopying, NSSecureCoding>
@end

@interface INFocusStatus : NSObject <NSCopying, NSSecureCoding>
@end

@interface INImageNoteContent : NSObject <NSCopying, NSSecureCoding>
@end

@interface INMediaDestination : NSObject <NSCopying, NSSecureCoding>
@end

@interface INMediaItem : NSObject <NSCopying, NSSecureCoding>
@end

@interface INMediaSearch : NSObject <NSCopying, NSSecureCoding>
@end

@interface INMessage : NSObject <NSCopying, NSSecureCoding>
@end

@interface INNote : NSObject <NSCopying, NSSecureCoding>
@end

@interface INNoteContent : NSObject <NSCopying, NSSecureCoding>
@end

@interface INPaymentAccount : NSObject <NSCopying, NSSecureCoding>
@end

@interface INPaymentAmount : NSObject <NSCopying, NSSecureCoding>
@end

@interface INPaymentRecord : NSObject <NSCopying, NSSecureCoding>
@end

@interface INPriceRange : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRecurrenceRule : NSObject <NSCopying, NSSecureCoding>
@end

@interface INReservation : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurant : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurantGuest : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurantGuestDisplayPreferences : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurantOffer : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurantReservationBooking : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRestaurantReservationUserBooking : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRideOption : NSObject <NSCopying, NSSecureCoding>
@end

@interface INRideStatus : NSObject <NSCopying, NSSecureCoding>
@end

@interface INSendMessageAttachment : NSObject <NSCopying, NSSecureCoding>
@end

@interface INSpatialEventTrigger : NSObject <NSCopying, NSSecureCoding>
@end

@interface INTask : NSObject <NSCopying, NSSecureCoding>
@end

@interface INTaskList : NSObject <NSCopying, NSSecureCoding>
@end

@interface INTemporalEventTrigger : NSObject <NSCopying, NSSecureCoding>
@end

@interface INTermsAndConditions : NSObject <NSCopying, NSSecureCoding>
@end

@interface INTextNoteContent : NSObject <NSCopying, NSSecureCoding>
@end

API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))
@interface INObjectSection<ObjectType> : NSObject
- (instancetype)initWithTitle:(nullable NSString *)title items:(NSArray<ObjectType> *)items NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))
@interface INObjectCollection<ObjectType> : NSObject
- (instancetype)initWithItems:(NSArray<ObjectType> *)items;
- (instancetype)initWithSections:(NSArray<INObjectSection<ObjectType> *> *)sections;
@end

@interface INIntentResolutionResult : NSObject
+ (instancetype)needsValue;
+ (instancetype)notRequired;
+ (instancetype)unsupported;
+ (instancetype)unsupportedWithReason:(NSInteger)reason NS_REFINED_FOR_SWIFT;
+ (instancetype)confirmationRequiredWithItemToConfirm:(id)item forReason:(NSInteger)reason;
@end

@interface INEnumResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_REFINED_FOR_SWIFT;
+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

@interface INObjectResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedObject:(__kindof INObject *)resolvedObject NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithObjectsToDisambiguate:(NSArray<__kindof INObject *> *)objectsToDisambiguate
    NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithObjectToConfirm:(nullable __kindof INObject *)objectToConfirm
    NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INStringResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedString:(NSString *)resolvedString NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithStringsToDisambiguate:(NSArray<NSString *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithStringToConfirm:(nullable NSString *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INIntegerResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INDoubleResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(double)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INBooleanResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(BOOL)resolvedValue NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INFileResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedFile:(INFile *)resolvedFile NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithFilesToDisambiguate:(NSArray<INFile *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithFileToConfirm:(nullable INFile *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INURLResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedURL:(NSURL *)resolvedURL NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithURLsToDisambiguate:(NSArray<NSURL *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithURLToConfirm:(nullable NSURL *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INDateComponentsResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedDateComponents:(NSDateComponents *)resolvedDateComponents NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithDateComponentsToDisambiguate:(NSArray<NSDateComponents *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithDateComponentsToConfirm:(nullable NSDateComponents *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INTimeIntervalResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTimeInterval:(NSTimeInterval)resolvedTimeInterval NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithTimeIntervalToConfirm:(nullable NSNumber *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INPlacemarkResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPlacemark:(CLPlacemark *)resolvedPlacemark NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithPlacemarksToDisambiguate:(NSArray<CLPlacemark *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithPlacemarkToConfirm:(nullable CLPlacemark *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INPersonResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPerson:(INPerson *)resolvedPerson NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithPeopleToDisambiguate:(NSArray<INPerson *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithPersonToConfirm:(nullable INPerson *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INCurrencyAmountResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCurrencyAmount:(INCurrencyAmount *)resolvedCurrencyAmount NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithCurrencyAmountsToDisambiguate:(NSArray<INCurrencyAmount *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithCurrencyAmountToConfirm:(nullable INCurrencyAmount *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INPaymentMethodResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPaymentMethod:(INPaymentMethod *)resolvedPaymentMethod NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithPaymentMethodsToDisambiguate:(NSArray<INPaymentMethod *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithPaymentMethodToConfirm:(nullable INPaymentMethod *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INSpeakableStringResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedString:(INSpeakableString *)resolvedSpeakableString NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithStringsToDisambiguate:(NSArray<INSpeakableString *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithStringToConfirm:(nullable INSpeakableString *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INTemperatureResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTemperature:(NSMeasurement<NSUnitTemperature *> *)resolvedTemperature NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithTemperatureToConfirm:(nullable NSMeasurement<NSUnitTemperature *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithTemperaturesToDisambiguate:(NSArray<NSMeasurement<NSUnitTemperature *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

@interface INLengthResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedLength:(NSMeasurement<NSUnitLength *> *)resolvedLength NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithLengthToConfirm:(nullable NSMeasurement<NSUnitLength *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithLengthsToDisambiguate:(NSArray<NSMeasurement<NSUnitLength *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

@interface INMassResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMass:(NSMeasurement<NSUnitMass *> *)resolvedMass NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithMassToConfirm:(nullable NSMeasurement<NSUnitMass *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithMassToDisambiguate:(NSArray<NSMeasurement<NSUnitMass *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

@interface INSpeedResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedSpeed:(NSMeasurement<NSUnitSpeed *> *)resolvedSpeed NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithSpeedToConfirm:(nullable NSMeasurement<NSUnitSpeed *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithSpeedToDisambiguate:(NSArray<NSMeasurement<NSUnitSpeed *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

@interface INEnergyResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedEnergy:(NSMeasurement<NSUnitEnergy *> *)resolvedEnergy NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithEnergyToConfirm:(nullable NSMeasurement<NSUnitEnergy *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithEnergyToDisambiguate:(NSArray<NSMeasurement<NSUnitEnergy *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

@interface INVolumeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedVolume:(NSMeasurement<NSUnitVolume *> *)resolvedVolume NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithVolumeToConfirm:(nullable NSMeasurement<NSUnitVolume *> *)value NS_SWIFT_NAME(confirmationRequired(with:));
+ (instancetype)disambiguationWithVolumeToDisambiguate:(NSArray<NSMeasurement<NSUnitVolume *> *> *)values NS_SWIFT_NAME(disambiguation(with:));
@end

// The results of values that a definition takes from the system.

@interface INBillPayeeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedBillPayee:(INBillPayee *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithBillPayeesToDisambiguate:(NSArray<INBillPayee *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithBillPayeeToConfirm:(nullable INBillPayee *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INCallRecordResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedCallRecord:(INCallRecord *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithCallRecordsToDisambiguate:(NSArray<INCallRecord *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithCallRecordToConfirm:(nullable INCallRecord *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INDateComponentsRangeResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedDateComponentsRange:(INDateComponentsRange *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithDateComponentsRangesToDisambiguate:(NSArray<INDateComponentsRange *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithDateComponentsRangeToConfirm:(nullable INDateComponentsRange *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INMediaDestinationResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMediaDestination:(INMediaDestination *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithMediaDestinationsToDisambiguate:(NSArray<INMediaDestination *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithMediaDestinationToConfirm:(nullable INMediaDestination *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INMediaItemResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedMediaItem:(INMediaItem *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithMediaItemsToDisambiguate:(NSArray<INMediaItem *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithMediaItemToConfirm:(nullable INMediaItem *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INNoteResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedNote:(INNote *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithNotesToDisambiguate:(NSArray<INNote *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithNoteToConfirm:(nullable INNote *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INNoteContentResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedNoteContent:(INNoteContent *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithNoteContentsToDisambiguate:(NSArray<INNoteContent *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithNoteContentToConfirm:(nullable INNoteContent *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INPaymentAccountResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPaymentAccount:(INPaymentAccount *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithPaymentAccountsToDisambiguate:(NSArray<INPaymentAccount *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithPaymentAccountToConfirm:(nullable INPaymentAccount *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INPaymentAmountResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedPaymentAmount:(INPaymentAmount *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithPaymentAmountsToDisambiguate:(NSArray<INPaymentAmount *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithPaymentAmountToConfirm:(nullable INPaymentAmount *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INRestaurantResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedRestaurant:(INRestaurant *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithRestaurantsToDisambiguate:(NSArray<INRestaurant *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithRestaurantToConfirm:(nullable INRestaurant *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INRestaurantGuestResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedRestaurantGuest:(INRestaurantGuest *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithRestaurantGuestsToDisambiguate:(NSArray<INRestaurantGuest *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithRestaurantGuestToConfirm:(nullable INRestaurantGuest *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INSpatialEventTriggerResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedSpatialEventTrigger:(INSpatialEventTrigger *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithSpatialEventTriggersToDisambiguate:(NSArray<INSpatialEventTrigger *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithSpatialEventTriggerToConfirm:(nullable INSpatialEventTrigger *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INTaskResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTask:(INTask *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithTasksToDisambiguate:(NSArray<INTask *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithTaskToConfirm:(nullable INTask *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INTaskListResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTaskList:(INTaskList *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithTaskListsToDisambiguate:(NSArray<INTaskList *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithTaskListToConfirm:(nullable INTaskList *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INTemporalEventTriggerResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTemporalEventTrigger:(INTemporalEventTrigger *)value NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithTemporalEventTriggersToDisambiguate:(NSArray<INTemporalEventTrigger *> *)values NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithTemporalEventTriggerToConfirm:(nullable INTemporalEventTrigger *)value NS_SWIFT_NAME(confirmationRequired(with:));
@end

NS_ASSUME_NONNULL_END

// Handlers of custom intents need no more, and are many.
#ifdef STAND_IN_SYSTEM_INTENTS
#import "SystemIntents.h"
#endif

#endif
