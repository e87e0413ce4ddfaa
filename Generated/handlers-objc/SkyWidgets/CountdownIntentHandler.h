// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "CountdownIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `CountdownIntent`: “Count Down to an Event”.
///
/// “Counts the days until something happens in the sky.”
///
/// - Summary: “Count down to ${kind}”
/// - Summary: “Count down to ${kind}: ${date}”
/// - Summary: “Count down to ${kind}: ${event}”
@interface CountdownIntentHandler : NSObject <CountdownIntentHandling>

@end

NS_ASSUME_NONNULL_END
