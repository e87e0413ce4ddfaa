// What a Swift source cannot declare without an Objective-C run time: the root class and its protocol, getters of Boolean
// type, and classes with lightweight generics.

#ifndef OBJC_STAND_IN_H
#define OBJC_STAND_IN_H

#pragma clang assume_nonnull begin

@protocol NSObject
- (instancetype)self;
- (Class)class __attribute__((availability(swift, unavailable)));
- (_Bool)isProxy;
- (void *)zone __attribute__((unavailable));
- (instancetype)retain __attribute__((unavailable));
- (oneway void)release __attribute__((unavailable));
- (instancetype)autorelease __attribute__((unavailable));
- (unsigned long)retainCount __attribute__((unavailable));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
- (instancetype)self;
- (Class)class __attribute__((availability(swift, unavailable)));
- (_Bool)isProxy;
- (void *)zone __attribute__((unavailable));
- (instancetype)retain __attribute__((unavailable));
- (oneway void)release __attribute__((unavailable));
- (instancetype)autorelease __attribute__((unavailable));
- (unsigned long)retainCount __attribute__((unavailable));
@property (readonly) long hash;
@property (readonly, nullable) Class superclass;
@property (readonly) Class classForCoder;
@property (readonly, nullable) Class classForKeyedArchiver;
@property (nullable) void *observationInfo;
// The frameworks declare this one in NSSecureCoding; every class that generated code derives from conforms to it.
@property (class, readonly) _Bool supportsSecureCoding;
@end

@interface INObjectSection<ObjectType> : NSObject
@end

@interface INObjectCollection<ObjectType> : NSObject
@property _Bool usesIndexedCollation;
@end

#pragma clang assume_nonnull end

#endif
