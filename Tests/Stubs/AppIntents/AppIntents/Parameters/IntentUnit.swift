/// A class of units that a parameter's measurement may have.
public protocol IntentUnit: Dimension {
  /// The units as a parameter names them.
  associatedtype Choice: Sendable
  /// The unit that a choice names.
  static func unit(named choice: Choice) -> Dimension
}

extension IntentUnit {
  // Definitions have no default for anything but lengths of time.
  public static func unit(named choice: Choice) -> Dimension { fatalError("no default counts '\(choice)'") }
}

extension UnitDuration: IntentUnit {
  public enum Choice: Sendable {
    case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds
  }

  public static func unit(named choice: Choice) -> Dimension {
    switch choice {
    case .hours: UnitDuration.hours
    case .minutes: UnitDuration.minutes
    case .seconds: UnitDuration.seconds
    case .milliseconds: UnitDuration.milliseconds
    case .microseconds: UnitDuration.microseconds
    case .nanoseconds: UnitDuration.nanoseconds
    case .picoseconds: UnitDuration.picoseconds
    }
  }
}

extension UnitLength: IntentUnit {
  public enum Choice: Sendable {
    case millimeters, centimeters, decimeters, meters, decameters, hectometers, kilometers, megameters, inches, feet
    case yards, miles, scandinavianMiles, nauticalMiles, fathoms, furlongs, lightyears, parsecs, astronomicalUnits
    case micrometers, nanometers, picometers
  }
}

extension UnitMass: IntentUnit {
  public enum Choice: Sendable {
    case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms, ounces, pounds, stones
    case metricTons, shortTons, carats, ouncesTroy, slugs
  }
}

extension UnitVolume: IntentUnit {
  public enum Choice: Sendable {
    case liters, milliliters, centiliters, deciliters, kiloliters, megaliters, cubicMeters, cubicKilometers
    case cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet, cubicYards, cubicMiles, acreFeet
    case bushels, teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons, metricCups, imperialTeaspoons
    case imperialTablespoons, imperialFluidOunces, imperialPints, imperialQuarts, imperialGallons
  }
}

extension UnitSpeed: IntentUnit {
  public enum Choice: Sendable {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots
  }
}

extension UnitTemperature: IntentUnit {
  public enum Choice: Sendable {
    case kelvin, celsius, fahrenheit
  }
}

extension UnitEnergy: IntentUnit {
  public enum Choice: Sendable {
    case joules, kilojoules, calories, kilocalories, kilowattHours
  }
}

/// A measurement, so that one set of initialisers serves all units.
public protocol IntentMeasurement: IntentValue {
  associatedtype Choice: Sendable
  /// A number of a unit; of the base unit without one.
  init(number: Double, _ choice: Choice?)
}

extension Measurement: IntentMeasurement where UnitType: IntentUnit {
  public typealias Choice = UnitType.Choice
  public init(number: Double, _ choice: Choice?) {
    self.init(value: number, unit: choice.map(UnitType.unit(named:)) as? UnitType ?? UnitType.baseUnit())
  }
}
