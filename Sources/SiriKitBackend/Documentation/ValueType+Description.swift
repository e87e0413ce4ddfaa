import IntentSemantics

extension ValueType {
  /// The type in words, with an article.
  ///
  /// For example: `a whole number`
  var description: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number (`intValue`)"
    case .decimal: "a number (`doubleValue`)"
    case .boolean: "true or false (`boolValue`)"
    case .enumeration(let reference): "a value of `\(reference.className)`"
    case .object(let reference): "an object of type `\(reference.className)`"
    case .untypedObject: "an object of no particular type"
    case .file: "a file"
    case .url: "a URL"
    case .dateComponents: "a date or time"
    case .timeInterval: "a length of time in seconds (`doubleValue`)"
    case .placemark: "a place"
    case .person: "a person"
    case .currencyAmount: "an amount of money"
    case .paymentMethod: "a means of payment"
    case .speakableString: "a text with its pronunciation"
    case .temperature: "a temperature"
    case .length: "a length or distance"
    case .mass: "a mass"
    case .speed: "a speed"
    case .energy: "an energy"
    case .volume: "a volume"
    }
  }

  /// The type of an array's elements in words, with an article.
  ///
  /// For example: `the raw value of a SoupSize`
  var elementDescription: String {
    if case .enumeration(let reference) = self { return "the raw value of a `\(reference.className)`" }
    return description
  }
}
