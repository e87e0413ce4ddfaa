// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "ToggleDeviceIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `ToggleDeviceIntent`: “Toggle a Device”.
///
/// “Turns a device on or off, now or a little later.”
///
/// - Summary: “Switch ${device}: ${state}”
/// - Summary: “Switch ${device} in ${delay} minutes: ${state}”
/// - Summary: “Say ${announcement} and switch ${device} in ${delay} minutes: ${state}”
@interface ToggleDeviceIntentHandler : NSObject <ToggleDeviceIntentHandling>

@end

NS_ASSUME_NONNULL_END
