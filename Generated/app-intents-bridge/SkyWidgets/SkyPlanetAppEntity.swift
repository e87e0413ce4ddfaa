// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SkyPlanetAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Planet")
    static let defaultQuery = SkyPlanetAppEntityQuery()

    @Property(title: "Distance")
    var distance: Measurement<UnitLength>?

    @Property(title: "Visible")
    var isVisible: Bool?

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }

    init(_ legacy: SkyPlanet) {
        self.init(id: legacy.identifier ?? legacy.displayString, displayString: legacy.displayString)
        self.distance = legacy.distance
        self.isVisible = legacy.isVisible?.boolValue
    }

    var legacy: SkyPlanet {
        let legacy = SkyPlanet(identifier: id, display: displayString)
        legacy.distance = self.distance
        legacy.isVisible = self.isVisible.map { NSNumber(value: $0) }
        return legacy
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
