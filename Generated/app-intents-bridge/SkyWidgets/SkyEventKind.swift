// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum SkyEventKind: String, AppEnum {
    case eclipse
    case meteorShower
    case conjunction

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Event")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .eclipse: "Eclipse",
        .meteorShower: "Meteor Shower",
        .conjunction: "Conjunction"
    ]

    init?(_ legacy: SkyEventCategory) {
        switch legacy {
        case .eclipse:
            self = .eclipse
        case .meteorShower:
            self = .meteorShower
        case .conjunction:
            self = .conjunction
        default:
            return nil
        }
    }

    var legacy: SkyEventCategory {
        switch self {
        case .eclipse:
            return .eclipse
        case .meteorShower:
            return .meteorShower
        case .conjunction:
            return .conjunction
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
