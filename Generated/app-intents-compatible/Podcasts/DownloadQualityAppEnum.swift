// Migrated by intentc from Podcasts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum DownloadQualityAppEnum: String, AppEnum {
    case low
    case standard
    case best

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Quality")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .low: "Low",
        .standard: "Standard",
        .best: "Best"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
