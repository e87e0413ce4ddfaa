public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

public protocol PredictableIntent: AppIntent {
  associatedtype Predictions: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Predictions { get }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public protocol WidgetConfigurationIntent: AppIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { fatalError("a widget is not performed") }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlConfigurationIntent: AppIntent {}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlConfigurationIntent {
  public func perform() async throws -> Never { fatalError("a control is not performed") }
}

@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
public protocol ForegroundContinuableIntent: AppIntent {}

@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, visionOS 1.0, *)
extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      question: nil,
      ending: AppIntentError.Ending(dialog: dialog, isInForeground: false) { try await continuation?() })
  }

  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Void
  ) async throws {
    Conversation.current.say("continue in app" + (dialog.map { ": \($0.text)" } ?? ""))
    try await continuation()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension AppIntent {
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    try Conversation.current.moveIntoApp(dialog)
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    let isInForeground = !alwaysConfirm && Conversation.current.isInApp
    return AppIntentError(
      question: nil, ending: AppIntentError.Ending(dialog: dialog, isInForeground: isInForeground) {})
  }
}

public protocol SystemIntent: AppIntent {}

public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol LiveActivityIntent: SystemIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol AudioPlaybackIntent: SystemIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol ProgressReportingIntent: AppIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public struct IntentDeprecation<ReplacementIntent: AppIntent> {
  private let message: NSString

  public init(message: LocalizedStringResource, replacedBy replacement: ReplacementIntent.Type?) {
    self.message = NSString(string: String(localized: message))
  }

  public init(replacedBy replacement: ReplacementIntent.Type) {
    message = ""
  }

  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = NSString(string: String(localized: message))
  }
}

/// Stands for the replacement of an intent that has none.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("there is no such intent") }
  public func perform() async throws -> Never { fatalError("there is no such intent") }
}
