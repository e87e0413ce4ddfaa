// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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

// swiftformat:enable all
// swiftlint:enable all
