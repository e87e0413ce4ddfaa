import IntentsTestKit

/// A value that a trial gives to a parameter or a response, without the types of the module under trial.
public enum TrialValue: Codable, Sendable, Hashable {
  /// A number, a length of time in seconds, a truth value as 0 or 1, or the raw value of an enumeration.
  case number(Double)
  case text(String)
  /// An object of a class of the module under trial, or a plain one.
  case object(className: String?, identifier: String, name: String)
  case phrase(String)
  case file(String)
  case url(String)
  /// A day of the year 2031.
  case day(Int, ofMonth: Int)
  case place(String)
  case person(String)
  case money(Double)
  case payment(String)
  /// A measurement in the unit of this symbol.
  case measurement(Double, String)

  /// What tells the value from others, the same as `label(of:)` gives for a value of the module under trial.
  public var label: String {
    switch self {
    case .number(let number), .money(let number): String(number)
    case .text(let text), .phrase(let text), .file(let text), .url(let text), .place(let text), .person(let text),
      .payment(let text):
      text
    case .object(_, let identifier, let name): "\(identifier) (\(name))"
    case .day(let day, let month): "\(day).\(month)."
    case .measurement(let number, let unit): "\(number) \(unit)"
    }
  }

  /// What tells a value of the module under trial from others.
  public static func label(of value: Any) -> String {
    if let number = ValueConversion.number(value) { return String(number.doubleValue) }
    switch value {
    case let text as String: return text
    case let object as INObject: return "\(object.identifier ?? "nil") (\(object.displayString))"
    case let phrase as INSpeakableString: return phrase.spokenPhrase
    case let file as INFile: return file.filename
    case let url as URL: return url.absoluteString
    case let date as DateComponents: return "\(date.day ?? 0).\(date.month ?? 0)."
    case let place as CLPlacemark: return place.name ?? ""
    case let person as INPerson: return person.displayName
    case let amount as INCurrencyAmount: return String(amount.amount?.doubleValue ?? 0)
    case let method as INPaymentMethod: return method.name ?? ""
    case let measurement as any LabelledMeasurement: return measurement.label
    default: return String(describing: value)
    }
  }

  /// The value as one of the module of the given name.
  ///
  /// - Returns: The value; nil where the module has no such class or there is no such unit.
  func value(in module: String) -> AnyHashable? {
    switch self {
    case .number(let number): return NSNumber(value: number)
    case .text(let text): return text
    case .object(let className, let identifier, let name):
      guard let className else { return INObject(identifier: identifier, display: name) }
      return (NSClassFromString("\(module).\(className)") as? INObject.Type)?
        .init(identifier: identifier, display: name, pronunciationHint: nil)
    case .phrase(let text): return INSpeakableString(spokenPhrase: text)
    case .file(let name): return INFile(data: Data(), filename: name, typeIdentifier: nil)
    case .url(let text): return URL(string: text)
    case .day(let day, let month): return DateComponents(year: 2031, month: month, day: day)
    case .place(let name): return CLPlacemark(name: name)
    case .person(let name):
      return INPerson(
        personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: name, image: nil,
        contactIdentifier: nil, customIdentifier: nil)
    case .money(let number): return INCurrencyAmount(amount: NSDecimalNumber(value: number), currencyCode: "EUR")
    case .payment(let name):
      return INPaymentMethod(type: .store, name: name, identificationHint: nil, icon: nil)
    case .measurement(let number, let unit): return Self.measurement(number, unit)
    }
  }

  private static func measurement(_ number: Double, _ unit: String) -> AnyHashable? {
    switch unit {
    case UnitTemperature.celsius.symbol: Measurement(value: number, unit: UnitTemperature.celsius)
    case UnitLength.meters.symbol: Measurement(value: number, unit: UnitLength.meters)
    case UnitMass.grams.symbol: Measurement(value: number, unit: UnitMass.grams)
    case UnitSpeed.metersPerSecond.symbol: Measurement(value: number, unit: UnitSpeed.metersPerSecond)
    case UnitEnergy.joules.symbol: Measurement(value: number, unit: UnitEnergy.joules)
    case UnitVolume.liters.symbol: Measurement(value: number, unit: UnitVolume.liters)
    default: nil
    }
  }
}

/// A measurement of any unit.
private protocol LabelledMeasurement {
  /// Number and unit.
  var label: String { get }
}

extension Measurement: LabelledMeasurement {
  fileprivate var label: String { "\(value) \(unit.symbol)" }
}
