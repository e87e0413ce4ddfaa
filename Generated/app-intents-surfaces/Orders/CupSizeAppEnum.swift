// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum CupSizeAppEnum: String, AppEnum {
    case small
    case `default`
    case large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup Size")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: DisplayRepresentation(title: "small", synonyms: ["short", "tiny"]),
        .default: "regular",
        .large: DisplayRepresentation(title: "large", synonyms: ["tall"])
    ]

    init?(_ legacy: CupSize) {
        switch legacy {
        case .small:
            self = .small
        case .default:
            self = .default
        case .large:
            self = .large
        default:
            return nil
        }
    }

    var legacy: CupSize {
        switch self {
        case .small:
            return .small
        case .default:
            return .default
        case .large:
            return .large
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
