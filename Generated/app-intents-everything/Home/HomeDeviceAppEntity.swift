// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct HomeDeviceAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("gpBCxi", defaultValue: "Device")
    )
    public static let defaultQuery = HomeDeviceAppEntityQuery()

    @Property(title: LocalizedStringResource("oh6T9I", defaultValue: "State"))
    public var state: DeviceStateAppEnum?

    @Property(title: LocalizedStringResource("kLrknZ", defaultValue: "Power"))
    public var power: Double?

    @Property(title: LocalizedStringResource("Q1ooO5", defaultValue: "Reachable"))
    public var isReachable: Bool?

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
