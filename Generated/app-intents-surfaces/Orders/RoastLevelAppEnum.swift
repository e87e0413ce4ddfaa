// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum RoastLevelAppEnum: String, AppEnum {
    case light
    case medium
    case dark

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Roast")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .light: "Light",
        .medium: "Medium",
        .dark: "Dark"
    ]

    init?(_ legacy: RoastLevel) {
        switch legacy {
        case .light:
            self = .light
        case .medium:
            self = .medium
        case .dark:
            self = .dark
        default:
            return nil
        }
    }

    var legacy: RoastLevel {
        switch self {
        case .light:
            return .light
        case .medium:
            return .medium
        case .dark:
            return .dark
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
