// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct SkyConstellationAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Constellation")
    static let defaultQuery = SkyConstellationAppEntityQuery()
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
