import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// The value at first as the initialiser takes it; none where it is not there, cannot be said or is the provider's to
  /// say.
  func defaultArguments(record: inout MigrationRecord) -> [Argument] {
    if case .measurement = value.kind {
      return measurementArguments(record: &record)
    }
    guard let element = defaultElement(record: &record) else { return [] }
    if isProvidersDefault {
      if value.isArray {
        remark(.lost, .defaultValue, "the initialiser takes none beside a provider of options", in: &record)
      }
      return []
    }
    if case .string(let strings) = parameter.options, strings.defaultValue?.id != nil {
      remark(
        .leftOut, .defaultValueID, "a default in code is the same in every language",
        quoting: strings.defaultValue?.text, in: &record)
    }
    guard value.isArray else { return [Argument("default", element)] }
    remark(.changed, .defaultValue, "it is the only element of the array at first", in: &record)
    return [Argument("default", .array([element]))]
  }

  /// Whether the provider of the options supplies the value at first.
  ///
  /// Beside a provider, the initialisers of enumerations take a default, those of texts, numbers and URLs never do, the
  /// others from iOS 18.
  var isProvidersDefault: Bool {
    guard optionsProvider != nil else { return false }
    return switch value.kind {
    case .enumeration: false
    case .string, .integer, .decimal, .url: true
    default: !options.has(.iOS18)
    }
  }

  /// What the provider of the options gives as the value at first; nil where that is nothing or not its task.
  func providedDefault(record: inout MigrationRecord) -> Expression? {
    guard isProvidersDefault, !value.isArray else { return nil }
    if case .string(let strings) = parameter.options, let text = strings.defaultValue {
      return .call(.name("String"), [Argument("localized", record.literal(text, place(.option), options))])
    }
    if case .measurement = value.kind {
      return measurementDefault
    }
    var unread = MigrationRecord()
    return defaultElement(record: &unread)
  }

  /// Whether there is a first value that a widget can start with.
  var suppliesFirstValue: Bool {
    guard !value.isArray else { return false }
    if case .entity = value.kind { return true }
    if isProvidersDefault { return false }
    if case .measurement = value.kind { return measurementDefault != nil }
    var unread = MigrationRecord()
    return defaultElement(record: &unread) != nil
  }

  /// One value at first as a literal; nil where the definition has none or none that can be said.
  private func defaultElement(record: inout MigrationRecord) -> Expression? {
    switch parameter.options {
    case .string(let strings):
      return strings.defaultValue.map { .string($0.text) }
    case .boolean(let booleans):
      return booleans.defaultValue.map { .boolean($0) }
    case .number(let numbers):
      guard let number = numbers.defaultValue else { return nil }
      return literal(number, rounded: .towardZero, .defaultValue, record: &record)
    case .enumeration(let name?):
      guard case .enumeration(let enumeration) = value.kind else {
        remark(.lost, .defaultValue, "only the numbers of the framework's values are known", in: &record)
        return nil
      }
      guard let caseName = enumeration.caseName(of: name) else {
        remark(.leftOut, .defaultValue, "it stands for no value", quoting: name, in: &record)
        return nil
      }
      return enumeration.expression(ofCase: caseName)
    default:
      return nil
    }
  }
}
