public import Foundation

/// Options that a person chooses from.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  /// The options in sections.
  public let sections: [INObjectSection<ObjectType>]

  /// Whether an index of first letters is shown beside the options.
  open var usesIndexedCollation = false

  /// Options without sections.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// Options in sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  /// All options, those of the first section first.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
