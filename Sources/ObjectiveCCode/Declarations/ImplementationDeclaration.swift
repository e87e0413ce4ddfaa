/// The implementation of a class.
///
/// For example: `@implementation Soup … @end`
package struct ImplementationDeclaration: Sendable, Equatable {
  /// A member.
  package enum Member: Sendable, Equatable {
    /// Properties that something else implements.
    ///
    /// For example: `@dynamic soup, size;`
    case dynamic([String])

    /// A property with a variable of its own.
    ///
    /// For example: `@synthesize code = _code;`
    case synthesize(String)

    /// A heading that editors show.
    ///
    /// For example: `#pragma mark - Resolving`
    case mark(String)

    /// A line of conditional compilation, without its sign.
    ///
    /// For example: `if !TARGET_OS_WATCH`, `endif`
    case condition(String)

    /// A method with its body, and with its documentation where it has any.
    ///
    /// For example: `- (void)stir { … }`
    case method(MethodDeclaration, [ObjectiveCStatement])
  }

  /// The name of the class.
  ///
  /// For example: `Soup`
  package let name: String

  /// The members.
  package let members: [Member]

  /// An implementation of the given members.
  package init(_ name: String, members: [Member]) {
    self.name = name
    self.members = members
  }
}
