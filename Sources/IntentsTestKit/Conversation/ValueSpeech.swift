import Foundation

/// What is said of values, in a language.
struct ValueSpeech {
  /// The language with its ways to write numbers and dates.
  let locale: Locale

  /// What is said of a value, and of its properties if they are wanted.
  ///
  /// Those of properties never are, so that objects that know each other come to an end.
  func spokenValue(
    _ value: AnyHashable, _ kind: IntentScript.Kind, withProperties: Bool = true
  ) -> DialogueValue {
    switch kind {
    case .enumeration(let values):
      guard let rawValue = ValueConversion.number(value.base)?.intValue else { break }
      guard let known = values.first(where: { $0.rawValue == rawValue }) else {
        return DialogueValue(String(describing: value.base), identity: String(rawValue))
      }
      return DialogueValue(known.displayName, identity: String(rawValue))
    case .boolean(let yes, let no):
      guard let isTrue = ValueConversion.number(value.base)?.boolValue else { break }
      return DialogueValue(
        (isTrue ? yes : no) ?? DialogueText(isTrue ? "true" : "false"), identity: isTrue ? "true" : "false")
    case .integer, .decimal:
      guard let number = ValueConversion.number(value.base) else { break }
      return DialogueValue(text(of: number), identity: number.stringValue, number: number.doubleValue)
    case .timeInterval:
      guard let seconds = ValueConversion.number(value.base)?.doubleValue, seconds.magnitude < 1e15 else { break }
      return DialogueValue(text(ofSeconds: seconds), identity: String(seconds))
    case .text, .object, .file, .url, .date, .placemark, .person, .currencyAmount, .paymentMethod, .measurement:
      break
    }
    return spokenObject(value.base, withProperties: withProperties)
  }

  /// What is said of the values of a property or parameter; nil where there are none.
  func spokenValue(
    ofAll values: [AnyHashable], _ kind: IntentScript.Kind, withProperties: Bool = true
  ) -> DialogueValue? {
    let spoken = values.map { spokenValue($0, kind, withProperties: withProperties) }
    return spoken.count > 1 ? DialogueValue(list: spoken) : spoken.first
  }

  /// What is said of an object's properties, by name.
  func spokenProperties(of object: any ScriptedObject, withProperties: Bool = false) -> [String: DialogueValue] {
    var spoken: [String: DialogueValue] = [:]
    for property in type(of: object).scriptedProperties {
      spoken[property.name] = spokenValue(
        ofAll: property.values(in: object), property.kind, withProperties: withProperties)
    }
    return spoken
  }

  private func spokenObject(_ value: Any, withProperties: Bool) -> DialogueValue {
    switch value {
    case let object as INObject:
      var properties: [String: DialogueValue] = [:]
      if withProperties {
        properties = (object as? any ScriptedObject).map { spokenProperties(of: $0) } ?? [:]
        properties["displayString"] = DialogueValue(object.displayString)
        properties["identifier"] = object.identifier.map { DialogueValue($0) }
      }
      return DialogueValue(
        DialogueText(object.spokenPhrase), identity: object.identifier ?? object.displayString, properties: properties)
    case let phrase as INSpeakableString:
      return DialogueValue(phrase.spokenPhrase, identity: phrase.vocabularyIdentifier)
    default:
      return DialogueValue(words(for: value))
    }
  }

  private func words(for value: Any) -> String {
    switch value {
    case let text as String: text
    case let file as INFile: file.filename
    case let url as URL: url.absoluteString
    case let person as INPerson: person.displayName
    case let place as CLPlacemark: place.name ?? place.locality ?? place.country ?? ""
    case let method as INPaymentMethod: method.name ?? method.identificationHint ?? ""
    case let amount as INCurrencyAmount: words(for: amount)
    case let date as DateComponents: words(for: date)
    case let measurement as any SpokenMeasurement: measurement.spoken(number: text(of:))
    case let item as INMediaItem: item.title ?? ""
    default: String(describing: value)
    }
  }

  private func words(for amount: INCurrencyAmount) -> String {
    guard let number = amount.amount?.decimalValue else { return "" }
    return number.formatted(.currency(code: amount.currencyCode ?? "").locale(locale))
  }

  private func words(for components: DateComponents) -> String {
    var calendar = components.calendar ?? Calendar(identifier: .gregorian)
    let zone = components.timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.timeZone = zone
    guard let date = calendar.date(from: components) else { return "" }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.dateStyle = components.day == nil && components.weekday == nil ? .none : .medium
    formatter.timeStyle = components.hour == nil ? .none : .short
    return formatter.string(from: date)
  }

  private func text(of number: NSNumber) -> String {
    number.doubleValue.formatted(.number.locale(locale))
  }

  private func text(ofSeconds seconds: Double) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale))
  }
}

/// A measurement of any unit.
private protocol SpokenMeasurement {
  /// Number and unit, the number as a text.
  func spoken(number: (NSNumber) -> String) -> String
}

extension Measurement: SpokenMeasurement {
  fileprivate func spoken(number: (NSNumber) -> String) -> String {
    number(NSNumber(value: value)) + " " + unit.symbol
  }
}
