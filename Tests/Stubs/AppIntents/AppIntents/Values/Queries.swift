public protocol ResultsCollection<Result> {
  associatedtype Result
  /// What is offered, in order, for tests.
  var offered: [Result] { get }
  init(offering results: [Result])
}

extension Array: ResultsCollection {
  public var offered: [Element] { self }
  public init(offering results: [Element]) { self = results }
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: Sendable = Result.Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias Dependency = AppDependency

  public func defaultResult() async -> DefaultValue? { nil }
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity] where Result.Result == Entity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { Result(offering: []) }
  public func results() async throws -> Result { try await suggestedEntities() }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  func allEntities() async throws -> [Entity]
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  associatedtype Unique where Entity == Unique
  func uniqueEntity() async throws -> Unique
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UniqueAppEntityQuery {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let hasValues: @Sendable (Intent) -> Bool

  public init<each Value: IntentValue & Sendable>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>> & Sendable
  ) {
    hasValues = { intent in
      var hasValues = true
      for parameter in repeat each parameters { hasValues = hasValues && intent[keyPath: parameter].hasValue }
      return hasValues
    }
  }

  /// The intent that is being set up; nil where one of the parameters has no value yet.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = Conversation.intentInSettings as? Intent, hasValues(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(intent: Intent) {
    self.intent = intent
  }

  public subscript<Value: IntentValue>(dynamicMember path: KeyPath<Intent, Value>) -> Value.UnwrappedType {
    guard let value = intent[keyPath: path].unwrapped else { fatalError("\(path) has no value") }
    return value
  }
}
