// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

enum DownloadQualityAppEnum: String, AppEnum {
    case low
    case standard
    case best

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Quality")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .low: "Low",
        .standard: "Standard",
        .best: "Best"
    ]
}
