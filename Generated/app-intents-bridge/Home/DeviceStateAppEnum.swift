// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum DeviceStateAppEnum: String, AppEnum {
    case on
    case off

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "State")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .on: "on",
        .off: "off"
    ]

    init?(_ legacy: DeviceState) {
        switch legacy {
        case .on:
            self = .on
        case .off:
            self = .off
        default:
            return nil
        }
    }

    var legacy: DeviceState {
        switch self {
        case .on:
            return .on
        case .off:
            return .off
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
