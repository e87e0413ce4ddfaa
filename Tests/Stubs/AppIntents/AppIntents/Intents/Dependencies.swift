import Synchronization

/// What an action has of the app; it is looked up by its type when it is first read.
@propertyWrapper public final class AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let manager: AppDependencyManager

  public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.init(named: AppDependencyManager.name(key, Value.self), of: manager)
  }

  private init(named key: String, of manager: AppDependencyManager) {
    self.key = key
    self.manager = manager
  }

  public var projectedValue: AppDependency<Value> { self }

  public var wrappedValue: Value {
    guard let value = manager.value(key) as? Value else { fatalError("no dependency \(key) was added") }
    return value
  }
}

public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private let values = Mutex<[String: any Sendable]>([:])

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    let value = dependencyProvider()
    values.withLock { $0[Self.name(key, Dependency.self)] = value }
  }

  static func name<Value>(_ key: AnyHashable?, _ type: Value.Type) -> String {
    key.map { "\($0)" } ?? "\(type)"
  }

  func value(_ key: String) -> (any Sendable)? { values.withLock { $0[key] } }
}

public struct IntentDonationIdentifier: Sendable, Hashable {
  private let text: String

  /// The actions that were donated, for tests.
  public static var donated: [String] { log.withLock { $0 } }

  private static let log = Mutex<[String]>([])

  static func noted(_ text: String) -> IntentDonationIdentifier {
    log.withLock { $0.append(text) }
    return IntentDonationIdentifier(text: text)
  }
}
