public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  @available(iOS, introduced: 16.0, deprecated: 26.0)
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
  public typealias Switch<Value: IntentValue & Sendable> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  // Not a requirement here, since the type of a requirement has to exist on every system.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public static var supportedModes: IntentModes { .background }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  public var systemContext: IntentSystemContext { IntentSystemContext() }

  @discardableResult public func donate() -> IntentDonationIdentifier {
    IntentDonationIdentifier.noted("donate \(Self.self)")
  }
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier.noted("donate \(Self.self)")
  }
  public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
}

public struct IntentSystemContext: Sendable {
  public let preciseTimestamp: Date? = nil
}

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
  public enum ForegroundMode: Int, Sendable {
    case immediate = 2
    case dynamic = 4
    case deferred = 8
  }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = foreground(.immediate)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.rawValue) }
}

public protocol AppIntentsExtension {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
