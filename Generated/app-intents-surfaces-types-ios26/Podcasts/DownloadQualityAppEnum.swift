// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum DownloadQualityAppEnum: String, AppEnum {
    case low
    case standard
    case best

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Quality")
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .low: "Low",
        .standard: "Standard",
        .best: "Best"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
