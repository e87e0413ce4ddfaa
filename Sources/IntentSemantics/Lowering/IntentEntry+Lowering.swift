internal import IntentModel
internal import SourceDiagnostics

extension IntentEntry {
  /// Whether the framework owns the class, so that none is generated.
  var isSystemIntent: Bool { type?.value == "System" }

  /// The custom intent, or nil when errors were reported.
  ///
  /// A fault in its name does not keep the rest from being looked at, so that one run tells all.
  func lowered(in context: inout LoweringContext) -> Intent? {
    guard let name else { return nil }
    let isWellNamed = context.checkIdentifiers(name, className)
    if let type, type.value != "Custom" {
      context.error(
        .unknownIntentType, "intent type '\(type.value)' is neither 'Custom' nor 'System'", at: type.range)
    }
    let className = className.nonEmpty?.value ?? context.options.classPrefix + name.value + "Intent"
    let scope = ParameterScope(self, owner: name, in: &context)
    let parameters = parameters.compactMap { $0.lowered(in: self, scope: scope, &context) }
    checkParentCycles(in: &context)
    checkParameterName(input, role: "input", scope, in: &context)
    checkParameterName(keyParameter, role: "key parameter", scope, in: &context)
    let managed = managedParameterCombinations ?? []
    let suggested = parameterCombinations ?? []
    CombinationKey.checkDistinct(managed.map(\.key), in: &context)
    CombinationKey.checkDistinct(suggested.map(\.key), in: &context)
    let title = loweredTitle(name, in: &context)
    let managedCombinations = managed.compactMap { $0.lowered(in: scope, &context) }
    let suggestedCombinations = suggested.compactMap { $0.lowered(in: scope, &context) }
    let response = response?.lowered(of: name, className: className, scope: scope, &context)
    guard isWellNamed, let title else { return nil }
    return Intent(
      name: name.value, className: className, category: category?.value ?? "", verb: verb?.value ?? "", title: title,
      summary: description?.lowered, parameters: parameters, managedCombinations: managedCombinations,
      suggestedCombinations: suggestedCombinations, response: response ?? Response(),
      samplePhrases: loweredPhrases(className: className, in: context), inputParameter: input.nonEmpty?.value,
      keyParameter: keyParameter.nonEmpty?.value, defaultImageName: defaultImageName?.value,
      restriction: restrictions?.value ?? 0, isConfigurable: configurable?.value ?? false,
      isEligibleForWidgets: eligibleForWidgets?.value ?? false,
      isEligibleForSuggestions: !(ineligibleForSuggestions?.value ?? false) && parameterCombinations != nil,
      requiresConfirmation: userConfirmationRequired?.value ?? false, isDeprecated: deprecated?.value ?? false,
      range: self.className.nonEmpty?.range ?? name.range)
  }

  /// The customised system intent, or nil when errors were reported.
  ///
  /// Its parameters have types that custom intents cannot have; only their names are checked.
  func loweredAsSystemIntent(in context: inout LoweringContext) -> SystemIntent? {
    guard let name else { return nil }
    let isWellNamed = context.checkIdentifiers(name, className)
    let className = className.nonEmpty?.value ?? "IN" + name.value + "Intent"
    let scope = ParameterScope(systemIntent: self, owner: name)
    let suggested = parameterCombinations ?? []
    CombinationKey.checkDistinct(suggested.map(\.key), in: &context)
    let title = loweredTitle(name, in: &context)
    let suggestedCombinations = suggested.compactMap { $0.lowered(in: scope, &context) }
    guard isWellNamed, let title else { return nil }
    return SystemIntent(
      name: name.value, className: className, domain: domain?.value, title: title, summary: description?.lowered,
      parameterNames: parameters.compactMap { $0.name?.value }, suggestedCombinations: suggestedCombinations,
      samplePhrases: loweredPhrases(className: className, in: context),
      range: self.className.nonEmpty?.range ?? name.range)
  }

  private func loweredTitle(_ name: Located<String>, in context: inout LoweringContext) -> LocalizedText? {
    if let title = title?.lowered, !title.text.isBlank { return title }
    // The model has reported a title of another type.
    guard title?.text != nil || !hasKey("INIntentTitle") else { return nil }
    context.error(
      .missingTitle, "intent '\(name.value)' has no title", at: title?.text?.range ?? openingTagRange,
      hint: "App Store Connect refuses intents without a title (ITMS-90626)")
    return nil
  }

  private func checkParentCycles(in context: inout LoweringContext) {
    for cycle in ParentCycle.all(in: self) {
      guard let first = cycle.names.first, let last = cycle.names.last else { continue }
      let way = cycle.names.count <= 8 ? cycle.names : cycle.names.prefix(4) + ["…"] + cycle.names.suffix(3)
      context.error(
        .parentCycle, "parents of '\(first)' and '\(last)' form a cycle", at: cycle.range,
        hint: cycle.names.count > 2 ? "the cycle is \((way + [first]).joined(separator: " → "))" : nil)
    }
  }

  private func checkParameterName(
    _ reference: Located<String>?, role: String, _ scope: ParameterScope, in context: inout LoweringContext
  ) {
    guard let reference = reference.nonEmpty, scope.isComplete, !scope.names.contains(reference.value) else { return }
    context.error(
      .unknownInputParameter, "\(role) '\(reference.value)' is not a parameter of '\(scope.owner.value)'",
      at: reference.range, hint: context.hint(for: reference.value, among: scope.names))
  }

  /// The phrases of the definition itself, then those of the vocabulary files.
  private func loweredPhrases(className: String, in context: LoweringContext) -> [SamplePhrase] {
    let own = samplePhrases.compactMap { entry -> SamplePhrase? in
      entry.phrase?.lowered.map { SamplePhrase(text: $0.text, id: $0.id) }
    }
    let foreign = context.options.vocabularies.flatMap { vocabulary in
      vocabulary.document.intentPhrases.filter { $0.intentName?.value == className }.flatMap { phrases in
        phrases.intentExamples.filter { !$0.value.isEmpty }.map {
          SamplePhrase(text: $0.value, language: vocabulary.language)
        }
      }
    }
    return own + foreign
  }
}
