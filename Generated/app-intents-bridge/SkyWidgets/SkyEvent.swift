// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SkyEvent: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Event")
    static let defaultQuery = SkyEventQuery()

    @Property(title: "Kind")
    var kind: SkyEventKind?

    @Property(title: "Begins")
    var begins: DateComponents?

    @Property(title: "Duration")
    var duration: Measurement<UnitDuration>?

    @Property(title: "Planets")
    var planets: [SkyPlanetAppEntity]?

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }

    init(_ legacy: SkyWidgetEvent) {
        self.init(id: legacy.identifier ?? legacy.displayString, displayString: legacy.displayString)
        self.kind = SkyEventKind(legacy.kind)
        self.begins = legacy.begins
        self.duration = legacy.duration.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) }
        self.planets = legacy.planets?.map { SkyPlanetAppEntity($0) }
    }

    var legacy: SkyWidgetEvent {
        let legacy = SkyWidgetEvent(identifier: id, display: displayString)
        legacy.kind = self.kind?.legacy ?? .unknown
        legacy.begins = self.begins
        legacy.duration = self.duration.map { NSNumber(value: $0.converted(to: .seconds).value) }
        legacy.planets = self.planets?.map { $0.legacy }
        return legacy
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
