// Migrated by intentc from Podcasts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum EpisodeFilterAppEnum: String, AppEnum {
    case new
    case started
    case `is`

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Episodes")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .new: "new episodes",
        .started: "started episodes",
        .is: "starred episodes"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
