// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct SkyPlanetAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("rumR9U", defaultValue: "Planet")
    )
    public static let defaultQuery = SkyPlanetAppEntityQuery()

    @Property(title: LocalizedStringResource("dKZ9t1", defaultValue: "Distance"))
    public var distance: Measurement<UnitLength>?

    @Property(title: LocalizedStringResource("6Rth1C", defaultValue: "Visible"))
    public var isVisible: Bool?

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
