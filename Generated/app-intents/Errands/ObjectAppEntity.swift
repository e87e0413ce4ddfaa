// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct ObjectAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Object")
    static let defaultQuery = ObjectAppEntityQuery()
    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
