/// A query whose entities can be found by what their properties are.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode

  public static var findIntentDescription: IntentDescription? { nil }
}

@frozen public enum EntityQueryComparatorMode: Sendable, Hashable {
  case and
  case or
}

public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Sendable, Hashable {
    case ascending
    case descending
    case unknown
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  /// An order, for tests.
  public init(by path: PartialKeyPath<Entity>, order: Ordering) {
    by = path
    self.order = order
  }
}

// Apple's types for what a query offers are not Sendable, and neither are these.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  private let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<
      Entity, ComparatorMappingType
    >]
  ) {
    declarations = properties()
  }

  /// What a comparison of a property with a value is mapped to, for tests.
  public func comparator(
    _ name: String, of path: PartialKeyPath<Entity>, with value: Any
  ) throws -> ComparatorMappingType {
    for declaration in declarations where declaration.path == path {
      for comparator in declaration.comparators where comparator.name == name { return try comparator.map(value) }
    }
    throw StandInError("no comparator \(name) of \(path)")
  }
}

public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  let path: AnyKeyPath
  let comparators: [NamedComparator<ComparatorMappingType>]

  init(_ path: AnyKeyPath, _ comparators: [NamedComparator<ComparatorMappingType>]) {
    self.path = path
    self.comparators = comparators
  }
}

struct NamedComparator<ComparatorMappingType> {
  let name: String
  let map: (Any) throws -> ComparatorMappingType
}

public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, comparators().map(\.comparator))
  }
}

public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> {
  let comparator: NamedComparator<ComparatorMappingType>
}

@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  public static func buildExpression(_ declaration: Declaration) -> Declaration { declaration }
  public static func buildBlock(_ declarations: Declaration...) -> [Declaration] { declarations }
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable,
  ComparatorMappingType
> {
  public typealias Erased = AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
  public static func buildExpression<Input>(
    _ comparator: EntityQueryComparator<Property, PropertyType, Input, ComparatorMappingType>
  ) -> Erased {
    Erased(comparator: comparator.named)
  }
  public static func buildBlock(_ comparators: Erased...) -> [Erased] { comparators }
}

public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, InputType: IntentValue,
  ComparatorMappingType
> {
  let named: NamedComparator<ComparatorMappingType>

  init(_ name: String, _ mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
    named = NamedComparator(name: name) { value in
      guard let input = value as? InputType else { throw StandInError("\(name) takes no \(value)") }
      return mappingTransform(input)
    }
  }
}

public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init("EqualTo", mappingTransform)
  }
}

public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init("NotEqualTo", mappingTransform)
  }
}

public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable & IntentValue {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init("LessThan", mappingTransform)
  }
}

public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable & IntentValue {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init("LessThanOrEqualTo", mappingTransform)
  }
}

public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable & IntentValue {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init("GreaterThan", mappingTransform)
  }
}

public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable & IntentValue {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init("GreaterThanOrEqualTo", mappingTransform)
  }
}

public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, InputType: IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init("Contains", mappingTransform)
  }

  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType: Equatable, PropertyType.UnwrappedType: Sequence,
    InputType == PropertyType.UnwrappedType.Element
  {
    super.init("Contains", mappingTransform)
  }
}

public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, InputType: IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init("HasPrefix", mappingTransform)
  }
}

public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: IntentValue & Sendable, InputType: IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init("HasSuffix", mappingTransform)
  }
}

public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  public let path: PartialKeyPath<Entity>
  public init<Property>(_ keyPath: KeyPath<Entity, Property>) { path = keyPath }
}

public struct EntityQuerySortingOptions<Entity: AppEntity> {
  public let paths: [PartialKeyPath<Entity>]

  public init() { paths = [] }

  public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
    paths = content().map(\.path)
  }
}

@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  )
    -> [EntityQuerySortableByProperty<Entity>]
  { options }
}
