public enum ParameterSummaryEqualityComparison: Sendable {
  case equalTo
  case notEqualTo
}

public enum ParameterSummaryMembershipComparison: Sendable {
  case oneOf
}

public enum ParameterSummaryOrderComparison: Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

public enum ParameterSummaryPresenceComparison: Sendable {
  case hasAnyValue
  case hasNoValue
}

public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryPresenceComparison,
    _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) {}

  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: ParameterSummaryEqualityComparison,
    _ value: Value, _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) {}

  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryEqualityComparison,
    _ value: Value, _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryMembershipComparison,
    _ values: [Value.ValueType], _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) where Value.ValueType: Equatable {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryOrderComparison,
    _ value: Value.ValueType, _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) where Value.ValueType: Comparable {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: ParameterSummaryEqualityComparison,
    _ identifier: Value.ValueType.ID, _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {}

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
  public init(
    widgetFamily comparison: ParameterSummaryEqualityComparison, _ family: IntentWidgetFamily,
    _ whenTrue: () -> WhenTrue, otherwise: () -> Otherwise
  ) {}
}
