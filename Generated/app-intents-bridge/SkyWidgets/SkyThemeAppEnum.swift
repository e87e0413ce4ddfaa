// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

enum SkyThemeAppEnum: String, AppEnum {
    case midnight
    case dusk
    case redLight

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Theme")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .midnight: "Midnight",
        .dusk: "Dusk",
        .redLight: "Red Light"
    ]

    init?(_ legacy: SkyTheme) {
        switch legacy {
        case .midnight:
            self = .midnight
        case .dusk:
            self = .dusk
        case .redLight:
            self = .redLight
        default:
            return nil
        }
    }

    var legacy: SkyTheme {
        switch self {
        case .midnight:
            return .midnight
        case .dusk:
            return .dusk
        case .redLight:
            return .redLight
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
