public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: IntentValue & Sendable>: ParameterSummary {
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummarySwitchBuilder<Intent, Value.ValueType> _ cases: () -> ParameterSummaryAllCases
  ) where Value.ValueType: Hashable {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  public init(_ value: Value, _ content: () -> Content) {}
  public init(_ values: [Value], _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  public init(_ content: () -> Content) {}
}

/// Cases so far: 1 to 15, and no default yet.
public struct ParameterSummaryCases<Count> {}

/// One case, whatever its summary.
public struct ParameterSummaryCase {}

/// The default, whatever its summary.
public struct ParameterSummaryDefaultCase {}

/// Cases with the default behind them.
public struct ParameterSummaryAllCases {}

@resultBuilder public enum ParameterSummarySwitchBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content>(
    _ case: ParameterSummaryCaseCondition<Intent, Value, Content>
  )
    -> ParameterSummaryCase
  {
    ParameterSummaryCase()
  }

  public static func buildExpression<Content>(
    _ case: ParameterSummaryDefaultCaseCondition<Intent, Content>
  )
    -> ParameterSummaryDefaultCase
  {
    ParameterSummaryDefaultCase()
  }

  public static func buildPartialBlock(first: ParameterSummaryCase) -> ParameterSummaryCases<CountToFifteen.One> {
    ParameterSummaryCases()
  }

  public static func buildPartialBlock<Count: CountedOn>(
    accumulated: ParameterSummaryCases<Count>, next: ParameterSummaryCase
  ) -> ParameterSummaryCases<Count.Next> {
    ParameterSummaryCases()
  }

  public static func buildPartialBlock<Count>(
    accumulated: ParameterSummaryCases<Count>, next: ParameterSummaryDefaultCase
  ) -> ParameterSummaryAllCases {
    ParameterSummaryAllCases()
  }
}
