// What generated Objective-C, and handlers, name of Foundation.

#ifndef STAND_IN_FOUNDATION_H
#define STAND_IN_FOUNDATION_H

#include "Availability.h"
#include "TargetConditionals.h"

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type

#define YES __objc_yes
#define NO __objc_no
// As in <objc/objc.h>: the name of no type, which an argument may hide.
#ifdef __cplusplus
#define nil nullptr
#define Nil nullptr
#else
#define nil ((void *)0)
#define Nil ((void *)0)
#endif
#define TRUE 1
#define FALSE 0

// As <objc/objc.h> has them, by <stdbool.h>.
#ifndef __cplusplus
#define bool _Bool
#define true 1
#define false 0
#endif

// What comes with it of C; the values do not matter.
#define NULL ((void *)0)
#define EOF (-1)
#define BUFSIZ 1024
#define RAND_MAX 0x7fffffff
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define HUGE_VAL 1e500
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("0x7fc00000")
#define errno (*stand_in_errno())
#define stdin (stand_in_stream())
#define stdout (stand_in_stream())
#define stderr (stand_in_stream())

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;

#define NSIntegerMin (-__LONG_MAX__ - 1)

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (Class)class __attribute__((availability(swift, unavailable)));
- (instancetype)self;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@protocol NSSecureCoding
@property (class, readonly) BOOL supportsSecureCoding;
@end

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(void *)state
                                  objects:(id __unsafe_unretained _Nullable *_Nonnull)buffer
                                    count:(NSUInteger)length;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (id)copy;
- (id)mutableCopy;
@property (readonly) id classForCoder;
@property (nullable) void *observationInfo;
@end

@interface NSString : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
@property (readonly) NSUInteger length;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)containsString:(NSString *)string;
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)string;
@end

@interface NSConstantString : NSString
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSNumber : NSValue
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLong:(long)value;
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@property (readonly, copy) NSString *stringValue;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)count;
+ (instancetype)array;
@property (readonly) NSUInteger count;
@property (nullable, readonly) ObjectType firstObject;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
@end

@interface NSArray<ObjectType> (StandInTexts)
- (NSString *)componentsJoinedByString:(NSString *)separator;
@end

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
@end

// What arrays, and measurements below, are for the importer of Swift, which knows those of Foundation from Apple's system
// only.
@interface StandInArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object;
@end

@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)table;
@end

#define NSLocalizedStringWithDefaultValue(key, name, bundle, text, comment) \
  [bundle localizedStringForKey:(key) value:(text) table:(name)]

@interface NSDate : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)date;
@end

@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSUserActivity : NSObject
@end

@interface NSUnit : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSDimension : NSUnit
@end

@interface NSUnitTemperature : NSDimension
@end

@interface NSUnitLength : NSDimension
@end

@interface NSUnitMass : NSDimension
@end

@interface NSUnitSpeed : NSDimension
@end

@interface NSUnitEnergy : NSDimension
@end

@interface NSUnitVolume : NSDimension
@end

@interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
@property (readonly) double doubleValue;
@end

@interface StandInMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
@end

NS_ASSUME_NONNULL_END

#endif
