// Migrated by intentc from Workouts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct TrainingSummaryAppEntity: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Training Summary")

    @Property(title: "Distance")
    var distance: Measurement<UnitLength>?

    @Property(title: "Energy")
    var energy: Measurement<UnitEnergy>?

    @Property(title: "Weight")
    var weight: Measurement<UnitMass>?

    @Property(title: "Top Speed")
    var topSpeed: Measurement<UnitSpeed>?

    @Property(title: "Temperature")
    var temperature: Measurement<UnitTemperature>?

    @Property(title: "Water")
    var water: Measurement<UnitVolume>?

    @Property(title: "Zone")
    var heartRateZone: TrainingZoneAppEnum?

    @Property(title: "Duration")
    var duration: Measurement<UnitDuration>?

    var id = ""
    var displayString = ""

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init() {
    }
}

// swiftformat:enable all
// swiftlint:enable all
