// What generated Objective-C names of CoreLocation.

#ifndef STAND_IN_CORE_LOCATION_H
#define STAND_IN_CORE_LOCATION_H

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface CLPlacemark : NSObject <NSCopying, NSSecureCoding>
@end

NS_ASSUME_NONNULL_END

#endif
