// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct ObjectAppEntity: AppEntity, UniqueAppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Object")
    public static let defaultQuery = ObjectAppEntityQuery()
    public var id: String
    public var displayString: String

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    public init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
