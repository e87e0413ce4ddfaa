@objc open class Unit: NSObject {
  @nonobjc public var symbol: String { fatalError() }
}

@objc open class Dimension: Unit {}

public struct Measurement<UnitType: Unit> {
  public var value: Double
  public let unit: UnitType

  public init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
}

extension Measurement: @unchecked Sendable {}

extension Measurement where UnitType: Dimension {
  public func converted(to otherUnit: UnitType) -> Measurement<UnitType> { fatalError() }
}

@objc open class UnitTemperature: Dimension {
  @nonobjc open class var kelvin: UnitTemperature { fatalError() }
  @nonobjc open class var celsius: UnitTemperature { fatalError() }
  @nonobjc open class var fahrenheit: UnitTemperature { fatalError() }
}

@objc open class UnitLength: Dimension {
  @nonobjc open class var meters: UnitLength { fatalError() }
  @nonobjc open class var kilometers: UnitLength { fatalError() }
  @nonobjc open class var miles: UnitLength { fatalError() }
}

@objc open class UnitMass: Dimension {
  @nonobjc open class var grams: UnitMass { fatalError() }
  @nonobjc open class var kilograms: UnitMass { fatalError() }
  @nonobjc open class var pounds: UnitMass { fatalError() }
}

@objc open class UnitVolume: Dimension {
  @nonobjc open class var liters: UnitVolume { fatalError() }
  @nonobjc open class var milliliters: UnitVolume { fatalError() }
  @nonobjc open class var cups: UnitVolume { fatalError() }
}

@objc open class UnitSpeed: Dimension {
  @nonobjc open class var metersPerSecond: UnitSpeed { fatalError() }
  @nonobjc open class var kilometersPerHour: UnitSpeed { fatalError() }
  @nonobjc open class var milesPerHour: UnitSpeed { fatalError() }
}

@objc open class UnitEnergy: Dimension {
  @nonobjc open class var joules: UnitEnergy { fatalError() }
  @nonobjc open class var kilojoules: UnitEnergy { fatalError() }
  @nonobjc open class var kilocalories: UnitEnergy { fatalError() }
}

@objc open class UnitDuration: Dimension {
  @nonobjc open class var seconds: UnitDuration { fatalError() }
  @nonobjc open class var minutes: UnitDuration { fatalError() }
  @nonobjc open class var hours: UnitDuration { fatalError() }
}
