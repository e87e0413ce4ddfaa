public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result

  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
  public init(_ value: Result) {
    self.value = value
  }
}

public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  public init(items: [IntentItem<Result>]) {
    title = nil
    self.items = items
  }

  public init(
    _ title: LocalizedStringResource? = nil, @IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.title = title
    items = itemsBuilder()
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [Result]) where Result: InstanceDisplayRepresentable {
    self.init(title, items: items.map { IntentItem($0) })
  }
}

public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  public let sections: [IntentItemSection<Result>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
  ) {
    sections = [IntentItemSection(items: items)]
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
  @_disfavoredOverload
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result])
  where Result: InstanceDisplayRepresentable {
    sections = [IntentItemSection(items: items.map { IntentItem($0) })]
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    sections = sectionsBuilder()
  }

  public init(offering results: [Result]) {
    sections = [IntentItemSection(items: results.map { IntentItem($0, title: "") })]
  }

  public static var empty: Self { Self(sections: []) }

  public var offered: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

@resultBuilder public enum IntentItemsBuilder<Result: Sendable> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
}

@resultBuilder public enum IntentItemSectionsBuilder<Result: Sendable> {
  public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
  public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
}
