// Migrated by intentc from Messaging.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum PostAudienceAppEnum: String, AppEnum {
    case `public`
    case friends
    case `private`

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Audience")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .public: "everyone",
        .friends: "friends",
        .private: "only me"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
