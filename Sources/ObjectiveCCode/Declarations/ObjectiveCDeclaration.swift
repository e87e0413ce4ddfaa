/// A declaration at file level.
package enum ObjectiveCDeclaration: Sendable, Equatable {
  /// Classes that are declared elsewhere, one a line.
  ///
  /// For example: `@class Soup;`
  case forwardClasses([String])

  /// For example: `@interface Soup : INObject … @end`
  case interface(InterfaceDeclaration)

  /// For example: `@protocol OrderSoupIntentHandling <NSObject> … @end`
  case `protocol`(ProtocolDeclaration)

  /// For example: `typedef NS_ENUM(NSInteger, SoupSize) { … };`
  case enumeration(NSEnumDeclaration)

  /// For example: `@implementation Soup … @end`
  case implementation(ImplementationDeclaration)
}
