// Migrated by intentc from Podcasts.intentdefinition.

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
