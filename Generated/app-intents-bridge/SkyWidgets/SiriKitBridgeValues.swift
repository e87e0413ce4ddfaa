// Written by intentc for actions that ask the handlers of legacy intents.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents

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

#endif

// swiftformat:enable all
// swiftlint:enable all
