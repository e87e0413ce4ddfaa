// Migrated by intentc from SkyWidgets.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
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
}

// swiftformat:enable all
// swiftlint:enable all
