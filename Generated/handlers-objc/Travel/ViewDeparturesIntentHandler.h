// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "ViewDeparturesIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `ViewDeparturesIntent`: “View Departures”.
///
/// “Lists what leaves from a station around a certain time.”
///
/// - Summary: “View departures from ${station} on ${day} between ${from} and ${until}”
@interface ViewDeparturesIntentHandler : NSObject <ViewDeparturesIntentHandling>

@end

NS_ASSUME_NONNULL_END
