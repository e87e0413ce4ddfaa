// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

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
