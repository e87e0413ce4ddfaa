// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import "PlanetListIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation PlanetListIntentHandler

#pragma mark - Options

/// Lists the options for “Planets”.
- (void)providePlanetsOptionsCollectionForPlanetList:(PlanetListIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<SkyPlanet *> * _Nullable planetsOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<SkyPlanet *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<SkyPlanet *> *matches = [NSMutableArray array];
    for (SkyPlanet *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Planets” where no value is set.
- (nullable NSArray<SkyPlanet *> *)defaultPlanetsForPlanetList:(PlanetListIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

@end

NS_ASSUME_NONNULL_END
