// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct SkyEvent: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Kk4PO7", defaultValue: "Event")
    )
    public static let defaultQuery = SkyEventQuery()

    @Property(title: LocalizedStringResource("wyyK1m", defaultValue: "Kind"))
    public var kind: SkyEventKind?

    @Property(title: LocalizedStringResource("7FuzAx", defaultValue: "Begins"))
    public var begins: DateComponents?

    @Property(title: LocalizedStringResource("IF6obQ", defaultValue: "Duration"))
    public var duration: Measurement<UnitDuration>?

    @Property(title: LocalizedStringResource("cBoBnI", defaultValue: "Planets"))
    public var planets: [SkyPlanetAppEntity]?

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
