// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum CountdownKindAppEnum: String, AppEnum {
    case event
    case date

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Count Down To")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .event: "an event",
        .date: "a date of my own"
    ]

    init?(_ legacy: CountdownKind) {
        switch legacy {
        case .event:
            self = .event
        case .date:
            self = .date
        default:
            return nil
        }
    }

    var legacy: CountdownKind {
        switch self {
        case .event:
            return .event
        case .date:
            return .date
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
