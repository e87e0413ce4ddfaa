// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum LightMoodAppEnum: String, AppEnum {
    case reading
    case dinner
    case film
    case custom

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .reading: "Reading",
        .dinner: "Dinner",
        .film: "Film",
        .custom: "Custom"
    ]

    init?(_ legacy: LightMood) {
        switch legacy {
        case .reading:
            self = .reading
        case .dinner:
            self = .dinner
        case .film:
            self = .film
        case .custom:
            self = .custom
        default:
            return nil
        }
    }

    var legacy: LightMood {
        switch self {
        case .reading:
            return .reading
        case .dinner:
            return .dinner
        case .film:
            return .film
        case .custom:
            return .custom
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
