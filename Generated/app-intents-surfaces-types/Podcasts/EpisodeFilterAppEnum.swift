// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum EpisodeFilterAppEnum: String, AppEnum {
    case new
    case started
    case `is`

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Episodes")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .new: "new episodes",
        .started: "started episodes",
        .is: "starred episodes"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
