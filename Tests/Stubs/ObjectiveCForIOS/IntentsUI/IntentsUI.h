// What a view controller names of IntentsUI.

#ifndef STAND_IN_INTENTS_UI_H
#define STAND_IN_INTENTS_UI_H

#import <Intents/Intents.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, INUIInteractiveBehavior) {
  INUIInteractiveBehaviorNone,
  INUIInteractiveBehaviorNextView,
  INUIInteractiveBehaviorLaunch,
  INUIInteractiveBehaviorGenericAction,
};

typedef NS_ENUM(NSUInteger, INUIHostedViewContext) {
  INUIHostedViewContextSiriSnippet,
  INUIHostedViewContextMapsCard,
};

// Optional in the framework; required here, so that a method with another name or type is refused.
@protocol INUIHostedViewControlling <NSObject>
- (void)configureViewForParameters:(NSSet<INParameter *> *)parameters
                     ofInteraction:(INInteraction *)interaction
               interactiveBehavior:(INUIInteractiveBehavior)interactiveBehavior
                           context:(INUIHostedViewContext)context
                        completion:(void (^)(BOOL success, NSSet<INParameter *> *configuredParameters, CGSize desiredSize))completion;
@end

@interface NSExtensionContext (INUIHostedViewControlling)
@property (readonly, nonatomic) CGSize hostedViewMinimumAllowedSize;
@property (readonly, nonatomic) CGSize hostedViewMaximumAllowedSize;
@end

NS_ASSUME_NONNULL_END

#endif
