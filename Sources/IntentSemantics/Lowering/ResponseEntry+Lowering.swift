internal import IntentModel
internal import SourceDiagnostics

extension ResponseEntry {
  /// The response of an intent; faults are reported.
  func lowered(
    of owner: Located<String>, className: String, scope: ParameterScope, _ context: inout LoweringContext
  ) -> Response {
    var members = MemberNames(kind: "response parameter", owner: owner.value, baseClass: .response)
    members.constructedType = className + "Response"
    var types: [String: ValueType] = [:]
    var lowered: [ResponseParameter] = []
    var names: Set<String> = []
    for entry in parameters {
      guard let name = entry.name else { continue }
      names.insert(name.value)
      guard context.checkIdentifier(name) else { continue }
      members.add(name, in: &context)
      let typeEntry = ValueTypeEntry(
        type: entry.type, enumType: entry.enumType, enumNamespace: entry.enumTypeNamespace,
        objectType: entry.objectType, objectNamespace: entry.objectTypeNamespace)
      guard let type = typeEntry.lowered(in: &context) else { continue }
      types[name.value] = type
      lowered.append(
        ResponseParameter(
          name: name.value, displayName: entry.displayName?.lowered, tag: entry.tag?.value ?? 0, type: type,
          isArray: entry.supportsMultipleValues?.value ?? false,
          options: entry.metadata?.lowered(for: type) ?? .none, range: name.range))
    }
    if let output = output.nonEmpty, knowsAllParameterNames, !names.contains(output.value) {
      context.error(
        .unknownOutput, "output '\(output.value)' is not a response parameter of '\(owner.value)'", at: output.range,
        hint: context.hint(for: output.value, among: names))
    }
    var sentences = TokenScope(owner: owner, values: types)
    sentences.isComplete = knowsAllParameterNames && scope.isComplete
    sentences.faultyNames = names.subtracting(types.keys).union(scope.faultyNames)
    sentences.foreignValues = scope.types
    sentences.foreignReason = (.note, "names a parameter of the intent, not of the response")
    return Response(
      parameters: lowered, codes: loweredCodes(in: sentences, responseClassName: className + "Response", &context),
      output: output.nonEmpty?.value)
  }

  private func loweredCodes(
    in sentences: TokenScope, responseClassName: String, _ context: inout LoweringContext
  ) -> [ResponseCode] {
    var known = CodeNames(kind: "response code")
    return codes.compactMap { entry in
      guard let name = entry.name, context.checkIdentifier(name) else { return nil }
      known.add(name, in: &context)
      if name.value == responseClassName {
        context.error(
          .reservedMemberName, "'\(name.value)' is the name of the response class", at: name.range, hint: "rename it")
      }
      if let builtIn = BuiltInResponseCode(rawValue: name.value), !builtIn.isListedByDefinitions {
        context.error(
          .invalidCode, "'\(name.value)' is a built-in response code", at: name.range, hint: "every response has it")
      }
      return ResponseCode(
        name: name.value, isSuccess: entry.success?.value ?? false,
        text: entry.formatString?.loweredFormat(in: sentences, &context),
        conciseText: entry.conciseFormatString?.loweredFormat(in: sentences, &context))
    }
  }
}
