internal import IntentModel
internal import SourceDiagnostics

extension ParameterEntry {
  /// The type that its keys say.
  var typeEntry: ValueTypeEntry {
    ValueTypeEntry(
      type: type, enumType: enumType, enumNamespace: enumTypeNamespace, objectType: objectType,
      objectNamespace: objectTypeNamespace)
  }

  /// The parameter, or nil when errors were reported.
  func lowered(in intent: IntentEntry, scope: ParameterScope, _ context: inout LoweringContext) -> Parameter? {
    guard let name else { return nil }
    let sentences = TokenScope(
      owner: scope.owner, values: scope.types, isComplete: scope.isComplete, faultyNames: scope.faultyNames)
    let prompts = loweredPrompts(in: sentences, &context)
    let reasons = loweredReasons(in: sentences, &context)
    let relationship = relationship?.lowered(of: name, in: intent, scope: scope, &context)
    // What depends on the type comes last, so that a fault of the type hides no other.
    guard let type = scope.types[name.value] else { return nil }
    return Parameter(
      name: name.value, displayName: displayName?.lowered, tag: tag?.value ?? 0, type: type,
      isArray: supportsMultipleValues?.value ?? false,
      isConfigurable: scope.isConfigurable(self, in: intent),
      supportsResolution: supportsResolution?.value ?? false,
      supportsDynamicOptions: supportsDynamicEnumeration?.value ?? false,
      supportsSearch: supportsSearch?.value ?? false,
      customizesDisambiguation: customDisambiguation?.value ?? false,
      arraySizes: loweredArraySizes, options: metadata?.lowered(for: type, in: &context) ?? .none,
      prompts: prompts, unsupportedReasons: reasons, relationship: relationship, range: openingTagRange)
  }

  private func loweredPrompts(in sentences: TokenScope, _ context: inout LoweringContext) -> [Prompt] {
    var sentences = sentences
    sentences.words = SentenceWords.ofDialogs
    return promptDialogs.map {
      Prompt(type: $0.type?.value ?? "Primary", text: $0.formatString?.loweredFormat(in: sentences, &context))
    }
  }

  private func loweredReasons(in sentences: TokenScope, _ context: inout LoweringContext) -> [UnsupportedReason] {
    var sentences = sentences
    sentences.words = SentenceWords.ofUnsupportedReasons
    var codes = CodeNames(kind: "unsupported reason")
    return unsupportedReasons.compactMap { entry in
      guard let code = entry.code, context.checkIdentifier(code) else { return nil }
      codes.add(code, in: &context)
      return UnsupportedReason(
        code: code.value, text: entry.formatString?.loweredFormat(in: sentences, &context),
        isBuiltIn: entry.default?.value ?? false)
    }
  }

  private var loweredArraySizes: [ArraySize] {
    guard (fixedSizeArray?.value ?? 0) != 0 else { return [] }
    return arraySizes.compactMap { entry in
      guard let sizeClass = entry.sizeClass?.value, let size = entry.size?.value else { return nil }
      return ArraySize(sizeClass: sizeClass, count: size)
    }
  }
}
