public protocol ParameterSummary: Sendable {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {}
  public init(
    _ text: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> ParameterList<Intent>
  ) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// The parameters that are shown below a summary.
public struct ParameterList<Intent: AppIntent>: Sendable {}

@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterList<Intent> {
    ParameterList()
  }

  public static func buildBlock(_ parameters: ParameterList<Intent>...) -> ParameterList<Intent> { ParameterList() }
}
