// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "TrackParcelIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `TrackParcelIntent`: “Track a Parcel”.
///
/// “Says where a parcel is.”
///
/// - Summary: “Track ${parcel}”
@interface TrackParcelIntentHandler : NSObject <TrackParcelIntentHandling>

@end

NS_ASSUME_NONNULL_END
