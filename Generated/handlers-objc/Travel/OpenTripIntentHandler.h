// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "OpenTripIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `OpenTripIntent`: “Open a Trip”.
///
/// “Opens the plan of a trip in the app.”
///
/// - Summary: “Open ${trip}”
/// - Summary: “Open ${trip} with ${sharedWith}”
@interface OpenTripIntentHandler : NSObject <OpenTripIntentHandling>

@end

NS_ASSUME_NONNULL_END
