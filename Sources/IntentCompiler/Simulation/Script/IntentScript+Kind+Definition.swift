internal import IntentDialogue
internal import IntentSemantics

extension IntentScript.Kind {
  /// The kind of a value, and the definition's words for its values.
  init(_ type: ValueType, _ options: ValueOptions, in program: IntentProgram) {
    self =
      switch type {
      case .string, .speakableString: .text
      case .integer: .integer
      case .decimal: .decimal
      case .boolean: Self.boolean(options)
      case .enumeration(let reference): .enumeration(program.scriptedValues(of: reference))
      case .object, .untypedObject: .object
      case .file: .file
      case .url: .url
      case .dateComponents: .date
      case .timeInterval: .timeInterval
      case .placemark: .placemark
      case .person: .person
      case .currencyAmount: .currencyAmount
      case .paymentMethod: .paymentMethod
      case .temperature, .length, .mass, .speed, .energy, .volume: .measurement
      }
  }

  private static func boolean(_ options: ValueOptions) -> Self {
    guard case .boolean(let boolean) = options else { return .boolean() }
    return .boolean(yes: boolean.trueName.map { DialogueText($0) }, no: boolean.falseName.map { DialogueText($0) })
  }
}

extension IntentProgram {
  /// The values of an enumeration; none for one of the framework.
  fileprivate func scriptedValues(of reference: TypeReference) -> [IntentScript.EnumerationValue] {
    guard !reference.isSystem, let enumeration = enumerations.first(where: { $0.name == reference.name }) else {
      return []
    }
    return enumeration.values.map { value in
      IntentScript.EnumerationValue(
        value.name.withLowercasedFirstLetter, value.index,
        value.displayName.map { DialogueText($0) } ?? DialogueText(value.name),
        synonyms: value.synonyms.map { DialogueText($0.text) })
    }
  }
}
