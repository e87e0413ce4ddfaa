// Migrated by intentc from Messaging.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum PostAudienceAppEnum: String, AppEnum {
    case `public`
    case friends
    case `private`

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Audience")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .public: "everyone",
        .friends: "friends",
        .private: "only me"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
