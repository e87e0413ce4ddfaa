import IntentSemantics
import SwiftCode

/// The ways between the values that both frameworks have as types of their own, and the words for a value.
///
/// Nothing in them depends on a definition; only those are written that one needs.
enum BridgeValues {
  /// The name of the file without its ending.
  static let name = "SiriKitBridgeValues"

  /// The declarations for the kinds of values that a module has.
  static func declarations(for kinds: [AppIntentsValue.Kind]) -> [Declaration] {
    let texts: [(AppIntentsValue.Kind, String)] = [
      (.file, file), (.person, person), (.currencyAmount, currencyAmount), (.paymentMethod, paymentMethod),
    ]
    return [.verbatim(words)] + texts.filter { kinds.contains($0.0) }.map { .verbatim($0.1) }
  }

  /// The modules that they need besides `AppIntents` and `Intents`.
  static func modules(for kinds: [AppIntentsValue.Kind]) -> Set<String> {
    kinds.contains(.file) ? ["CoreLocation", "UniformTypeIdentifiers"] : ["CoreLocation"]
  }

  private static let words = #"""
    /// What is said of values.
    enum SiriKitBridge {
        /// A value in words; nothing where there is none.
        static func text(_ value: Any?) -> String {
            switch value {
            case let value as String: value
            case let value as any AppEnum: title(of: value)
            case let value as any AppEntity: String(localized: value.displayRepresentation.title)
            case let value as INObject: value.displayString
            case let value as INSpeakableString: value.spokenPhrase
            // Legacy lists have numbers as objects, and 1 would be a truth value, too.
            case let value as Int: value.formatted()
            case let value as Double: value.formatted()
            case let value as Bool: String(value)
            case let value as URL: value.absoluteString
            case let value as DateComponents: text(for: value)
            case let value as CLPlacemark: value.name ?? ""
            case let value as INFile: value.filename
            case let value as IntentFile: value.filename
            case let value as INPerson: value.displayName
            case let value as IntentPerson: text(for: value.name)
            case let value as INPaymentMethod: value.name ?? ""
            case let value as IntentPaymentMethod: value.name ?? ""
            case let value as IntentCurrencyAmount: value.amount.formatted(.currency(code: value.currencyCode))
            case let value as INCurrencyAmount:
                ((value.amount ?? 0) as Decimal).formatted(.currency(code: value.currencyCode ?? ""))
            case let value as Measurement<UnitDuration>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitTemperature>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitLength>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitMass>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitSpeed>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitEnergy>: value.formatted(.measurement(width: .wide))
            case let value as Measurement<UnitVolume>: value.formatted(.measurement(width: .wide))
            case let values as [Any]: values.map { text($0) }.formatted(.list(type: .and))
            default: ""
            }
        }

        private static func title<Value: AppEnum>(of value: Value) -> String {
            Value.caseDisplayRepresentations[value].map { String(localized: $0.title) } ?? ""
        }

        private static func text(for name: IntentPerson.Name) -> String {
            switch name {
            case .displayName(let name): name
            case .components(let name): name.formatted()
            default: ""
            }
        }

        /// A day, a time, or both, as much as there is.
        private static func text(for components: DateComponents) -> String {
            guard let date = Calendar.current.date(from: components) else { return "" }
            if components.hour == nil { return date.formatted(date: .long, time: .omitted) }
            if components.day == nil { return date.formatted(date: .omitted, time: .shortened) }
            return date.formatted(date: .long, time: .shortened)
        }
    }
    """#

  private static let file = #"""
    extension IntentFile {
        init(_ legacy: INFile) {
            let type = legacy.typeIdentifier.flatMap { UTType($0) }
            if let url = legacy.fileURL {
                self.init(fileURL: url, filename: legacy.filename, type: type)
            } else {
                self.init(data: legacy.data, filename: legacy.filename, type: type)
            }
        }

        var legacy: INFile {
            if let fileURL {
                INFile(fileURL: fileURL, filename: filename, typeIdentifier: type?.identifier)
            } else {
                INFile(data: data, filename: filename, typeIdentifier: type?.identifier)
            }
        }
    }
    """#

  private static let person = #"""
    extension IntentPerson {
        init(_ legacy: INPerson) {
            let handle: Handle? =
                switch (legacy.personHandle?.type, legacy.personHandle?.value) {
                case (.emailAddress, let value?): Handle(emailAddress: value)
                case (.phoneNumber, let value?): Handle(phoneNumber: value)
                case (_, let value?): Handle(applicationDefined: value)
                default: nil
                }
            let identifier: Identifier =
                if let id = legacy.contactIdentifier {
                    .contact(id)
                } else if let id = legacy.customIdentifier {
                    .applicationDefined(id)
                } else {
                    .unknown
                }
            self.init(identifier: identifier, name: .displayName(legacy.displayName), handle: handle)
        }

        var legacy: INPerson {
            let (value, type): (String?, INPersonHandleType) =
                switch handle?.value {
                case .emailAddress(let value): (value, .emailAddress)
                case .phoneNumber(let value): (value, .phoneNumber)
                case .applicationDefined(let value): (value, .unknown)
                default: (nil, .unknown)
                }
            var components: PersonNameComponents?
            var displayName: String?
            switch name {
            case .components(let name): components = name
            case .displayName(let name): displayName = name
            default: break
            }
            var contact: String?
            var custom: String?
            switch identifier {
            case .contact(let id): contact = id
            case .applicationDefined(let id): custom = id
            default: break
            }
            return INPerson(
                personHandle: INPersonHandle(value: value, type: type), nameComponents: components,
                displayName: displayName, image: nil, contactIdentifier: contact, customIdentifier: custom)
        }
    }
    """#

  private static let currencyAmount = #"""
    extension IntentCurrencyAmount {
        init(_ legacy: INCurrencyAmount) {
            self.init(amount: legacy.amount?.decimalValue ?? 0, currencyCode: legacy.currencyCode ?? "")
        }

        var legacy: INCurrencyAmount {
            INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currencyCode)
        }
    }
    """#

  private static let paymentMethod = #"""
    extension IntentPaymentMethod {
        init(_ legacy: INPaymentMethod) {
            let type: PaymentType =
                switch legacy.type {
                case .checking: .checking
                case .savings: .savings
                case .brokerage: .brokerage
                case .debit: .debit
                case .credit: .credit
                case .prepaid: .prepaid
                case .store: .store
                case .applePay: .applePay
                default: .unknown
                }
            self.init(type: type, name: legacy.name.map { LocalizedStringResource(stringLiteral: $0) })
        }

        var legacy: INPaymentMethod {
            let type: INPaymentMethodType =
                switch paymentType {
                case .checking: .checking
                case .savings: .savings
                case .brokerage: .brokerage
                case .debit: .debit
                case .credit: .credit
                case .prepaid: .prepaid
                case .store: .store
                case .applePay: .applePay
                default: .unknown
                }
            return INPaymentMethod(type: type, name: name, identificationHint: nil, icon: nil)
        }
    }
    """#
}
