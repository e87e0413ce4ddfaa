internal import IntentModel
internal import SourceDiagnostics

extension ParameterMetadataEntry {
  /// The options of a parameter of the given type; a default of another type is reported.
  func lowered(for type: ValueType, in context: inout LoweringContext) -> ValueOptions {
    switch type {
    case .string, .speakableString:
      checkDefault(isText: true, "a string", in: &context)
      return .string(
        StringOptions(
          defaultValue: defaultValue?.value.string.flatMap {
            $0.isEmpty ? nil : LocalizedText(text: $0, id: defaultValueID?.value)
          },
          placeholder: placeholder?.lowered, capitalization: capitalization?.value, keyboardType: keyboardType?.value,
          isMultiline: multiline?.value ?? false, disablesAutocorrect: disableAutocorrect?.value ?? false,
          disablesSmartDashes: disableSmartDashes?.value ?? false,
          disablesSmartQuotes: disableSmartQuotes?.value ?? false))
    case .boolean:
      if let defaultValue, defaultValue.value.boolean == nil {
        reportDefault("a boolean", in: &context)
      }
      return .boolean(
        BooleanOptions(
          defaultValue: defaultValue?.value.boolean, trueName: trueDisplayName?.lowered,
          falseName: falseDisplayName?.lowered))
    case .integer, .decimal:
      checkDefault(isText: false, "a number", in: &context)
      return .number(
        NumberOptions(
          defaultValue: defaultValue?.value.number, minimum: minimumValue?.value.number ?? range?.minimum?.value.number,
          maximum: maximumValue?.value.number ?? range?.maximum?.value.number, control: self.type?.value,
          allowsNegativeNumbers: supportsNegativeNumbers.map { $0.value == "YES" }, placeholder: placeholder?.lowered))
    case .timeInterval:
      checkDefault(isText: false, "a number", in: &context)
      return .timeInterval(
        TimeIntervalOptions(
          defaultValue: defaultValue?.value.number, defaultUnit: defaultUnit?.value,
          minimum: minimumValue?.value.number, minimumUnit: minimumUnit?.value,
          maximum: maximumValue?.value.number, maximumUnit: maximumUnit?.value, unit: unit?.value,
          allowsNegativeNumbers: supportsNegativeNumbers.map { $0.value == "YES" }))
    case .enumeration:
      checkDefault(isText: true, "the name of a value", in: &context)
      return .enumeration(defaultValue: defaultValue?.value.string)
    case .dateComponents:
      return .date(
        DateOptions(
          kind: self.type?.value, format: format?.value, dateStyle: dateStyle?.value, timeStyle: timeStyle?.value))
    case .placemark:
      return .placemark(style: self.type?.value)
    case .person:
      return .person(mode: self.type?.value, placeholder: placeholder?.lowered)
    case .file:
      return .file(FileOptions(kind: self.type?.value, typeIdentifiers: customUTIs.compactMap { $0.uti?.value }))
    case .object, .untypedObject, .url, .currencyAmount, .paymentMethod, .temperature, .length, .mass, .speed,
      .energy, .volume:
      return .none
    }
  }

  private func checkDefault(isText: Bool, _ expected: String, in context: inout LoweringContext) {
    guard let value = defaultValue?.value else { return }
    if isText ? value.string == nil : value.number == nil {
      reportDefault(expected, in: &context)
    }
  }

  private func reportDefault(_ expected: String, in context: inout LoweringContext) {
    guard let defaultValue else { return }
    context.error(.invalidDefault, "default value must be \(expected)", at: defaultValue.range)
  }
}

extension ResponseParameterMetadataEntry {
  /// The options of a response parameter of the given type.
  func lowered(for type: ValueType) -> ValueOptions {
    switch type {
    case .boolean:
      .boolean(BooleanOptions(trueName: trueDisplayName?.lowered, falseName: falseDisplayName?.lowered))
    case .dateComponents:
      .date(
        DateOptions(
          kind: self.type?.value, format: format?.value, dateStyle: dateStyle?.value, timeStyle: timeStyle?.value,
          template: template?.lowered))
    case .timeInterval:
      .timeInterval(
        TimeIntervalOptions(
          defaultUnit: defaultUnit?.value, minimumUnit: minimumUnit?.value, maximumUnit: maximumUnit?.value,
          unit: unit?.value))
    default:
      .none
    }
  }
}

extension TypePropertyMetadataEntry {
  /// The options of a property of the given type.
  func lowered(for type: ValueType) -> ValueOptions {
    switch type {
    case .boolean:
      .boolean(BooleanOptions(trueName: trueDisplayName?.lowered, falseName: falseDisplayName?.lowered))
    case .dateComponents:
      .date(
        DateOptions(
          kind: self.type?.value, format: format?.value, dateStyle: dateStyle?.value, timeStyle: timeStyle?.value))
    default:
      .none
    }
  }
}

extension ScalarEntry {
  /// The number, whether the file writes it as an integer or a real; nil for any other type.
  fileprivate var number: MetadataNumber? {
    if let integer { return .integer(integer) }
    return real.map(MetadataNumber.real)
  }
}
