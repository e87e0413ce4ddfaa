import Foundation

extension INObjectSection {
  @nonobjc public convenience init(title: String?, items: [ObjectType]) { self.init() }
  @nonobjc public var title: String? { fatalError() }
  @nonobjc public var items: [ObjectType] { fatalError() }
}

extension INObjectCollection {
  @nonobjc public convenience init(items: [ObjectType]) { self.init() }
  @nonobjc public convenience init(sections: [INObjectSection<ObjectType>]) { self.init() }
  @nonobjc public var allItems: [ObjectType] { fatalError() }
  @nonobjc public var sections: [INObjectSection<ObjectType>] { fatalError() }
}
