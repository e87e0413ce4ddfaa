extension ValueType {
  /// The word for messages, as the file names the type, for example `Decimal`.
  package var messageName: String {
    switch self {
    case .string: "String"
    case .integer: "Integer"
    case .decimal: "Decimal"
    case .boolean: "Boolean"
    case .enumeration(let reference), .object(let reference): reference.name
    case .untypedObject: "Object"
    case .file: "File"
    case .url: "URL"
    case .dateComponents: "DateComponents"
    case .timeInterval: "TimeInterval"
    case .placemark: "Placemark"
    case .person: "Person"
    case .currencyAmount: "CurrencyAmount"
    case .paymentMethod: "PaymentMethod"
    case .speakableString: "SpeakableString"
    case .temperature: "Temperature"
    case .length: "Distance"
    case .mass: "Mass"
    case .speed: "Speed"
    case .energy: "Energy"
    case .volume: "Volume"
    }
  }
}
