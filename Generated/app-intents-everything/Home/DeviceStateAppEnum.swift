// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum DeviceStateAppEnum: String, AppEnum {
    case on
    case off

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("fKpkWV", defaultValue: "State")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .on: DisplayRepresentation(title: LocalizedStringResource("adBXEZ", defaultValue: "on")),
        .off: DisplayRepresentation(title: LocalizedStringResource("u4GvOa", defaultValue: "off"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
