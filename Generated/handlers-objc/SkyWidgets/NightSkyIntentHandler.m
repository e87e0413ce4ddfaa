// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import "NightSkyIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation NightSkyIntentHandler

#pragma mark - Options

/// Lists the options for “Language of the Names”.
- (void)provideNameLanguageOptionsCollectionForNightSky:(NightSkyIntent *)intent withCompletion:(void (^)(INObjectCollection<NSString *> * _Nullable nameLanguageOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from; `intent.showsNames` is known already.
    NSArray<NSString *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Language of the Names” where no value is set.
- (nullable NSString *)defaultNameLanguageForNightSky:(NightSkyIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    return NSLocalizedStringWithDefaultValue(@"WMiVhj", @"SkyWidgets", NSBundle.mainBundle, @"Latin", @"");
}

@end

NS_ASSUME_NONNULL_END
