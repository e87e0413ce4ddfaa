// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct HomeDeviceAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Device")
    static let defaultQuery = HomeDeviceAppEntityQuery()

    @Property(title: "State")
    var state: DeviceStateAppEnum?

    @Property(title: "Power")
    var power: Double?

    @Property(title: "Reachable")
    var isReachable: Bool?

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }

    init(_ legacy: HomeDevice) {
        self.init(id: legacy.identifier ?? legacy.displayString, displayString: legacy.displayString)
        self.state = DeviceStateAppEnum(legacy.state)
        self.power = legacy.power?.doubleValue
        self.isReachable = legacy.isReachable?.boolValue
    }

    var legacy: HomeDevice {
        let legacy = HomeDevice(identifier: id, display: displayString)
        legacy.state = self.state?.legacy ?? .unknown
        legacy.power = self.power.map { NSNumber(value: $0) }
        legacy.isReachable = self.isReachable.map { NSNumber(value: $0) }
        return legacy
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
