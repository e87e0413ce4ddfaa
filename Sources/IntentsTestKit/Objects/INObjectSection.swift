public import Foundation

/// Options below a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  /// The title; nil for none.
  public let title: String?

  /// The options.
  public let items: [ObjectType]

  /// Options below a title.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
