internal import IntentDialogue
internal import IntentSemantics

/// How values are understood and said, in the language of a conversation.
struct ValueReading: Sendable {
  let program: IntentProgram
  let translations: DialogueTranslations

  /// The value that words stand for; nil where they are none of the type.
  ///
  /// - Parameters:
  ///   - words: What a person says.
  ///   - type: The type of the value.
  ///   - options: What the definition says about its values.
  ///   - properties: What is said of an object's properties, as far as it is known.
  /// - Returns: The value.
  func value(
    meantBy words: String, as type: ValueType, _ options: ValueOptions, properties: [String: String] = [:]
  ) -> SimulatedValue? {
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    switch type {
    case .integer:
      return translations.language.symbols.number(in: words).flatMap { Int(exactly: $0) == nil ? nil : number($0) }
    case .decimal:
      return translations.language.symbols.number(in: words).map(number)
    case .boolean:
      return truth(meantBy: words, options)
    case .enumeration(let reference) where !values(of: reference).isEmpty:
      return enumerationValue(meantBy: words, of: reference)
    case .timeInterval:
      return SpokenDuration(words, symbols: translations.language.symbols).map(duration)
    case .object(let reference):
      return SimulatedValue(object(words, of: reference, properties))
    default:
      return SimulatedValue(DialogueValue(words))
    }
  }

  /// The values of an enumeration that people may choose, all but that for no value.
  func choices(of type: ValueType) -> [SimulatedValue] {
    guard case .enumeration(let reference) = type else { return [] }
    return values(of: reference).filter { $0.index != 0 }.map(value)
  }

  /// A number.
  func number(_ number: Double) -> SimulatedValue {
    SimulatedValue(translations.language.value(number), .number(number))
  }

  /// A length of time.
  private func duration(_ duration: SpokenDuration) -> SimulatedValue {
    SimulatedValue(
      DialogueValue(duration.text(in: translations.language)), duration.seconds.map { .number($0) } ?? .words)
  }

  /// A truth value in the definition's words.
  func truth(_ isTrue: Bool, _ options: ValueOptions) -> SimulatedValue {
    var word: LocalizedText?
    if case .boolean(let boolean) = options { word = isTrue ? boolean.trueName : boolean.falseName }
    let name = isTrue ? "true" : "false"
    return SimulatedValue(
      DialogueValue(word.map { DialogueText($0) } ?? DialogueText(name), identity: name), .truth(isTrue))
  }

  /// The value that a definition takes where there is none; nil for none.
  func defaultValue(of parameter: Parameter) -> SimulatedValue? {
    guard !parameter.isArray else { return nil }
    switch (parameter.type, parameter.options) {
    case (.string, .string(let options)):
      return options.defaultValue.map { SimulatedValue(DialogueValue(DialogueText($0))) }
    case (.boolean, .boolean(let options)):
      return options.defaultValue.map { truth($0, parameter.options) }
    case (.integer, .number(let options)):
      return options.defaultValue.flatMap { Int(exactly: $0.value) == nil ? nil : number($0.value) }
    case (.decimal, .number(let options)):
      return options.defaultValue.flatMap { $0.value.isFinite ? number($0.value) : nil }
    case (.timeInterval, .timeInterval(let options)):
      return options.defaultValue.flatMap { SpokenDuration($0.value, unit: options.defaultUnit) }.map(duration)
    case (.enumeration(let reference), .enumeration(let name?)):
      return values(of: reference).first { $0.name == name && $0.index != 0 }.map(value)
    default:
      return nil
    }
  }

  /// Something that may be said where only the app knows the value: one that the definition lists, else the label.
  func standIn(
    for type: ValueType, _ options: ValueOptions, called label: LocalizedText?, _ name: String
  )
    -> SimulatedValue
  {
    switch type {
    case .boolean: truth(true, options)
    case .enumeration where !choices(of: type).isEmpty: choices(of: type)[0]
    case .object(let reference): SimulatedValue(object(placeholder(label, name), of: reference, [:]))
    default: SimulatedValue(DialogueValue(placeholder(label, name)))
    }
  }

  /// A label as a stand-in for a value.
  ///
  /// For example: `‹Drink›`
  func placeholder(_ label: LocalizedText?, _ name: String) -> String {
    "‹" + (label.map { translations.wording(of: DialogueText($0)) } ?? name) + "›"
  }

  // MARK: Enumerations

  private func values(of reference: TypeReference) -> [EnumerationValue] {
    reference.isSystem ? [] : program.enumerations.first { $0.name == reference.name }?.values ?? []
  }

  private func value(_ value: EnumerationValue) -> SimulatedValue {
    SimulatedValue(
      DialogueValue(value.displayName.map { DialogueText($0) } ?? DialogueText(value.name), identity: value.name),
      .enumeration(value.name))
  }

  private func enumerationValue(meantBy words: String, of reference: TypeReference) -> SimulatedValue? {
    let values = values(of: reference).filter { $0.index != 0 }
    if let named = values.first(where: { $0.name == words || $0.name.withLowercasedFirstLetter == words }) {
      return value(named)
    }
    let key = words.lowercased()
    let isNamed = { (value: EnumerationValue) in
      ([value.displayName].compactMap(\.self) + value.synonyms.map(\.text)).contains { text in
        text.text.lowercased() == key || translations.wording(of: DialogueText(text)).lowercased() == key
      } || value.name.lowercased() == key
    }
    if let meant = values.first(where: isNamed) { return value(meant) }
    guard let number = Int(words), values.indices.contains(number &- 1) else { return nil }
    return value(values[number - 1])
  }

  // MARK: Truth values

  private func truth(meantBy words: String, _ options: ValueOptions) -> SimulatedValue? {
    let key = words.lowercased()
    if case .boolean(let boolean) = options {
      for (isTrue, word) in [(true, boolean.trueName), (false, boolean.falseName)] {
        guard let word else { continue }
        if [word.text, translations.wording(of: DialogueText(word))].contains(where: { $0.lowercased() == key }) {
          return truth(isTrue, options)
        }
      }
    }
    if key == "true" || key == "false" { return truth(key == "true", options) }
    return translations.language.agreement.isYes(key).map { truth($0, options) }
  }

  // MARK: Objects

  private func object(_ words: String, of reference: TypeReference, _ known: [String: String]) -> DialogueValue {
    let type = reference.isSystem ? nil : program.types.first { $0.name == reference.name }
    var properties = ["displayString": DialogueValue(words), "identifier": DialogueValue(words)]
    for property in type?.properties ?? [] where !property.isInherited {
      let given = known[property.name].flatMap { value(meantBy: $0, as: property.type, property.options) }
      // Objects may hold objects like themselves: only the label is said of one inside another.
      properties[property.name] =
        given?.spoken
        ?? (property.type.isObject
          ? DialogueValue(placeholder(property.displayName, property.name))
          : standIn(for: property.type, property.options, called: property.displayName, property.name).spoken)
    }
    return DialogueValue(words, properties: properties)
  }
}

extension ValueType {
  /// Whether the values have properties.
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
