@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension SnippetIntent {
  public static func reload() {}
}

/// A result that shows the snippet of an intent.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct SnippetResult<Value: Sendable, Dialog: Sendable>: ShowsSnippetIntent {
  public let value: Value?
  let dialog: Dialog?
  let snippet: any SnippetIntent

  public var resultValue: Any? { value }
  public var resultSnippet: (any Sendable)? { snippet }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension SnippetResult: ReturnsValue where Value: IntentValue {}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension SnippetResult: ProvidesDialog where Dialog == IntentDialog {
  public var spokenDialog: IntentDialog { dialog ?? "" }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension ShowsSnippetIntent {
  public static func result(snippetIntent: some SnippetIntent) -> Self where Self == SnippetResult<Never, Never> {
    Self(value: nil, dialog: nil, snippet: snippetIntent)
  }

  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
  where Self == SnippetResult<Never, IntentDialog> {
    Self(value: nil, dialog: dialog, snippet: snippetIntent)
  }

  public static func result<V>(value: V, snippetIntent: some SnippetIntent) -> Self
  where Self == SnippetResult<V, Never> {
    Self(value: value, dialog: nil, snippet: snippetIntent)
  }

  public static func result<V>(value: V, dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
  where Self == SnippetResult<V, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: snippetIntent)
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension AppIntent {
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  )
    async throws
  {
    guard try Conversation.current.answer(to: "confirm to \(actionName.name)", dialog) else {
      throw CancellationError()
    }
  }
}
