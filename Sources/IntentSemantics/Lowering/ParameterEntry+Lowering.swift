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
    guard let name, let type = scope.types[name.value] else { return nil }
    let sentences = TokenScope(
      owner: scope.owner, values: scope.types, faultyNames: scope.faultyNames,
      words: ["count", "displayName", "minimumValue", "maximumValue"])
    var codes = CodeNames(kind: "unsupported reason")
    let reasons = unsupportedReasons.compactMap { entry -> UnsupportedReason? in
      guard let code = entry.code, context.checkIdentifier(code) else { return nil }
      codes.add(code, in: &context)
      return UnsupportedReason(
        code: code.value, text: entry.formatString?.loweredFormat(in: sentences, &context),
        isBuiltIn: entry.default?.value ?? false)
    }
    return Parameter(
      name: name.value, displayName: displayName?.lowered, tag: tag?.value ?? 0, type: type,
      isArray: supportsMultipleValues?.value ?? false,
      isConfigurable: scope.isConfigurable(self, in: intent),
      supportsResolution: supportsResolution?.value ?? false,
      supportsDynamicOptions: supportsDynamicEnumeration?.value ?? false,
      supportsSearch: supportsSearch?.value ?? false,
      customizesDisambiguation: customDisambiguation?.value ?? false,
      arraySizes: loweredArraySizes, options: metadata?.lowered(for: type, in: &context) ?? .none,
      prompts: promptDialogs.map {
        Prompt(type: $0.type?.value ?? "Primary", text: $0.formatString?.loweredFormat(in: sentences, &context))
      },
      unsupportedReasons: reasons,
      relationship: relationship?.lowered(of: name, in: intent, scope: scope, &context), range: openingTagRange)
  }

  private var loweredArraySizes: [ArraySize] {
    guard (fixedSizeArray?.value ?? 0) != 0 else { return [] }
    return arraySizes.compactMap { entry in
      guard let sizeClass = entry.sizeClass?.value, let size = entry.size?.value else { return nil }
      return ArraySize(sizeClass: sizeClass, count: size)
    }
  }
}
