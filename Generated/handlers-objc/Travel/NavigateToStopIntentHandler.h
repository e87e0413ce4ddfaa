// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "NavigateToStopIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `NavigateToStopIntent`: “Navigate to a Stop”.
///
/// “Shows the way to a place of your trip.”
///
/// - Summary: “Go to ${destination} ${mode}”
/// - Summary: “Go to ${destination} ${mode} via ${via}”
@interface NavigateToStopIntentHandler : NSObject <NavigateToStopIntentHandling>

@end

NS_ASSUME_NONNULL_END
