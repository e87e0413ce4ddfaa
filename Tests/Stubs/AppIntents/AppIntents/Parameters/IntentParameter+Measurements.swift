extension IntentParameter where Value.ValueType: IntentMeasurement {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: Value.ValueType.Choice? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, default: initial(defaultValue, defaultUnit), ask: requestValueDialog)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultUnit: Value.ValueType.Choice? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Value.ValueType {
    self.init(title, ask: requestValueDialog)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: Value.ValueType.Choice? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Value.ValueType {
    self.init(title, default: initial(defaultValue, defaultUnit), ask: requestValueDialog)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    unit: Value.ValueType.Choice, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, default: initial(defaultValue, unit), ask: requestValueDialog)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, unit: Value.ValueType.Choice,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Value.ValueType {
    self.init(title, ask: requestValueDialog)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    unit: Value.ValueType.Choice, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.Result.Result == Value.ValueType {
    self.init(title, default: initial(defaultValue, unit), ask: requestValueDialog)
  }
}

/// The value of a default, which counts the unit that the parameter names, or the base unit; a list has none.
private func initial<Value, Choice>(_ number: Double?, _ choice: Choice?) -> Value? {
  guard let number, let type = Value.self as? any IntentMeasurement.Type else { return nil }
  return measurement(type, number, choice) as? Value
}

private func measurement<Measured: IntentMeasurement>(
  _ type: Measured.Type, _ number: Double, _ choice: Any?
) -> Measured {
  Measured(number: number, choice as? Measured.Choice)
}
