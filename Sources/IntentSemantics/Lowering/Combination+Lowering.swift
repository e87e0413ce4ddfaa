internal import IntentModel
internal import SourceDiagnostics

extension ManagedParameterCombinationEntry {
  /// The summary, or nil when its key was reported.
  func lowered(in scope: ParameterScope, _ context: inout LoweringContext) -> ParameterCombination? {
    guard let names = CombinationKey(key, in: scope, &context) else { return nil }
    return ParameterCombination(
      parameters: names.parameters, title: title?.loweredFormat(in: names.tokenScope, &context),
      supportsBackgroundExecution: supportsBackgroundExecution?.value ?? false)
  }
}

extension ParameterCombinationEntry {
  /// The suggestion, or nil when its key was reported.
  func lowered(in scope: ParameterScope, _ context: inout LoweringContext) -> ParameterCombination? {
    guard let names = CombinationKey(key, in: scope, &context) else { return nil }
    return ParameterCombination(
      parameters: names.parameters, title: title?.loweredFormat(in: names.tokenScope, &context),
      subtitle: subtitle?.loweredFormat(in: names.tokenScope, &context), isPrimary: isPrimary?.value ?? false,
      isLinked: isLinked?.value ?? false, supportsBackgroundExecution: supportsBackgroundExecution?.value ?? false)
  }
}
