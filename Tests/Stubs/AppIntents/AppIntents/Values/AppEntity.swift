public protocol EntityIdentifierConvertible: Sendable {}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}

public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEntity: AppValue, InstanceDisplayRepresentable, PersistentlyIdentifiable, Identifiable
where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  public var id: String { "\(Self.self)" }
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

@propertyWrapper public final class EntityProperty<Value: IntentValue & Sendable>: @unchecked Sendable {
  private var stored: Value?

  public let title: LocalizedStringResource?

  public init(title: LocalizedStringResource) {
    self.title = title
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
  public init() {
    title = nil
  }

  public var projectedValue: EntityProperty<Value> { self }

  public var wrappedValue: Value {
    get {
      guard let value = stored ?? Value.absence else { fatalError("a property is read before it is set") }
      return value
    }
    set { stored = newValue }
  }
}
