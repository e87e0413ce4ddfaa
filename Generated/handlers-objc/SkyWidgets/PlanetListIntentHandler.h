// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "PlanetListIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Lists the options of `PlanetListIntent`, which configures a widget: “Planets”.
///
/// “Shows when your favourite planets rise and set.”
@interface PlanetListIntentHandler : NSObject <PlanetListIntentHandling>

@end

NS_ASSUME_NONNULL_END
