// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "LogReadingIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `LogReadingIntent`: “Log Reading Time”.
///
/// “Notes how many pages you read.”
///
/// - Summary: “Log ${pages} pages, ${finished}”
/// - Summary: “Log ${pages} pages, ${finished}, and move the book to ${shelf}”
@interface LogReadingIntentHandler : NSObject <LogReadingIntentHandling>

@end

NS_ASSUME_NONNULL_END
