import AppIntents

@MainActor public protocol View: Sendable {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a view without a body") }
}

public struct LocalizedStringKey: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let body = Font()
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct Text: View {
  public init(_ key: LocalizedStringKey) {}
  public init(_ text: LocalizedStringResource) {}
  @_disfavoredOverload public init(_ text: some StringProtocol) {}
  public func font(_ font: Font?) -> Text { self }
  public var body: Never { fatalError("a view without a body") }
}

public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError("a view without a body") }
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError("a view without a body") }
}

public struct LabeledContent<Label: View, Content: View>: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError("a view without a body") }
}

public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError("a view without a body") }
}

public struct Button<Label: View>: View {
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError("a view without a body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView()
  }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension ShowsSnippetView {
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> {
    Self()
  }

  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> {
    Self(value: value)
  }

  public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
