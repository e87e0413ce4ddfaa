import IntentSemantics

extension ParameterProperty {
  /// Says what the compatible form has no argument for, as it has a title, a default and a provider of options only.
  func remarkOnCompatibleForm(record: inout MigrationRecord) {
    for key in keysWithoutArgument {
      remark(
        key == .placeholder ? .leftOut : .lost, key,
        "the compatible form has nothing for it",
        in: &record)
    }
  }

  /// The keys of what the definition asks for and Swift does not assume by itself.
  private var keysWithoutArgument: [ParameterKey] {
    var keys: [ParameterKey] = []
    func add(_ key: ParameterKey, if isSaid: Bool) {
      if isSaid { keys.append(key) }
    }
    func add(_ key: ParameterKey, _ word: String?, unless usual: String) {
      add(key, if: word.map { $0 != usual } ?? false)
    }
    switch parameter.options {
    case .string(let strings):
      add(.capitalization, strings.capitalization, unless: "Sentences")
      add(.keyboardType, strings.keyboardType, unless: "Default")
      add(.multiline, if: strings.isMultiline)
      add(.disableAutocorrect, if: strings.disablesAutocorrect)
      add(.disableSmartQuotes, if: strings.disablesSmartQuotes)
      add(.disableSmartDashes, if: strings.disablesSmartDashes)
      add(.placeholder, if: strings.placeholder != nil)
    case .boolean(let booleans):
      add(.trueDisplayName, booleans.trueName?.text, unless: "true")
      add(.falseDisplayName, booleans.falseName?.text, unless: "false")
    case .number(let numbers):
      add(.type, numbers.control, unless: "Stepper")
      add(.minimumValue, if: numbers.minimum != nil)
      add(.maximumValue, if: numbers.maximum != nil)
      add(.supportsNegativeNumbers, if: numbers.allowsNegativeNumbers == false)
      add(.placeholder, if: numbers.placeholder != nil)
    case .timeInterval(let times):
      add(.unit, if: times.unit != nil && times.defaultValue == nil)
      add(.minimumValue, if: times.minimum != nil)
      add(.maximumValue, if: times.maximum != nil)
    case .date(let dates):
      add(.type, dates.kind, unless: "DateTime")
      add(.format, dates.format, unless: "Style")
    case .placemark(let style):
      add(.type, style, unless: "Name")
    case .person(let mode, let placeholder):
      add(.type, mode, unless: "Contact")
      add(.placeholder, if: placeholder != nil)
    case .file(let files):
      let takesAll = files.kind == nil || (files.kind == "Custom" && files.typeIdentifiers == ["public.item"])
      add(files.kind == "Custom" ? .customUTIs : .type, if: !takesAll)
    case .none, .enumeration:
      break
    }
    add(.arraySizes, if: !parameter.arraySizes.isEmpty)
    add(.supportsDynamicEnumeration, if: parameter.supportsDynamicOptions && value.kind == .boolean)
    return keys
  }
}
