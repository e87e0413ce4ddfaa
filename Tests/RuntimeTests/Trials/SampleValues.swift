import HandlerTrials
import IntentSemantics

/// Values that a definition allows.
struct SampleValues {
  /// The definition.
  let program: IntentProgram

  /// A value of a type; different ones for different numbers, where the type has several.
  func value(_ number: Int, of type: ValueType, _ options: ValueOptions, named name: String) -> TrialValue {
    let text = "\(name) \(number)"
    return switch type {
    case .string: .text(text)
    case .speakableString: .phrase(text)
    case .integer, .decimal, .timeInterval: .number(self.number(number, type, options))
    case .boolean: .number(number.isMultiple(of: 2) ? 0 : 1)
    case .enumeration(let reference): .number(Double(rawValue(number, of: reference)))
    case .object(let reference): .object(className: reference.className, identifier: "\(number)", name: text)
    case .untypedObject: .object(className: nil, identifier: "\(number)", name: text)
    case .file: .file("\(name)-\(number).txt")
    case .url: .url("https://example.org/\(name)/\(number)")
    case .dateComponents: .day(number, ofMonth: 5)
    case .placemark: .place(text)
    case .person: .person(text)
    case .currencyAmount: .money(Double(number))
    case .paymentMethod: .payment(text)
    case .temperature: .measurement(Double(number), "°C")
    case .length: .measurement(Double(number), "m")
    case .mass: .measurement(Double(number), "g")
    case .speed: .measurement(Double(number), "m/s")
    case .energy: .measurement(Double(number), "J")
    case .volume: .measurement(Double(number), "L")
    }
  }

  /// Values for a parameter: two of an array.
  func values(of parameter: Parameter) -> [TrialValue] {
    (parameter.isArray ? [1, 2] : [1]).map { value($0, of: parameter.type, parameter.options, named: parameter.name) }
  }

  /// Values for a response parameter: two of an array.
  func values(of parameter: ResponseParameter) -> [TrialValue] {
    (parameter.isArray ? [1, 2] : [1]).map { value($0, of: parameter.type, parameter.options, named: parameter.name) }
  }

  /// The values of an enumeration but the one that stands for none.
  func rawValues(of reference: TypeReference) -> [Int] {
    program.enumerations.first { $0.name == reference.name }?.values.map(\.index).filter { $0 != 0 } ?? [1, 2]
  }

  private func rawValue(_ number: Int, of reference: TypeReference) -> Int {
    let values = rawValues(of: reference)
    return values[(number - 1) % values.count]
  }

  /// A number within the bounds.
  private func number(_ number: Int, _ type: ValueType, _ options: ValueOptions) -> Double {
    let bounds = NumberBounds(type, options)
    if let minimum = bounds.minimum { return min(minimum + Double(number), bounds.maximum ?? .infinity) }
    return min(Double(number), bounds.maximum ?? .infinity)
  }
}
