public protocol IntentResult: Sendable {
  /// The value, where there is one, for tests.
  var resultValue: Any? { get }

  /// The snippet, where there is one, for tests.
  var resultSnippet: (any Sendable)? { get }
}

extension IntentResult {
  public var resultValue: Any? { nil }
  public var resultSnippet: (any Sendable)? { nil }
}

extension Never: IntentResult {}

public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {
  /// What is said, for tests.
  var spokenDialog: IntentDialog { get }
}

public protocol ShowsSnippetView: IntentResult {}

public protocol OpensIntent: IntentResult {}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public protocol ShowsSnippetIntent: IntentResult {}

/// The result of the calls below; `Never` stands for a part that is not there.
///
/// Each call is a member of the protocols that it needs, so that a declaration without them does not find it.
public struct IntentResultContainer<Value: Sendable, Next: Sendable, Snippet: Sendable, Dialog: Sendable>: IntentResult
{
  public let value: Value?
  let dialog: Dialog?

  package init(value: Value? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.dialog = dialog
  }

  public var resultValue: Any? { value }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var spokenDialog: IntentDialog { dialog ?? "" }
}

extension IntentResultContainer: OpensIntent where Next: AppIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { Self() }
}

extension ReturnsValue {
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V, Next: AppIntent>(value: V, opensIntent: Next) -> Self
  where Self == IntentResultContainer<V, Next, Never, Never> {
    Self(value: value)
  }

  public static func result<V, Next: AppIntent>(value: V, opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Next, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension ProvidesDialog where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}

extension OpensIntent {
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self()
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(dialog: dialog)
  }
}
