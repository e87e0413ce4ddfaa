@_exported import Foundation

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

@objc open class CLLocation: NSObject {
  @nonobjc public convenience init(latitude: Double, longitude: Double) { self.init() }
  @nonobjc public var coordinate: CLLocationCoordinate2D { fatalError() }
}

@objc open class CLRegion: NSObject {
  @nonobjc public var identifier: String { fatalError() }
}

@objc open class CLPlacemark: NSObject {
  @nonobjc public convenience init(placemark: CLPlacemark) { self.init() }
  @nonobjc public var location: CLLocation? { fatalError() }
  @nonobjc public var region: CLRegion? { fatalError() }
  @nonobjc public var name: String? { fatalError() }
  @nonobjc public var locality: String? { fatalError() }
  @nonobjc public var country: String? { fatalError() }
}

extension CLPlacemark: @unchecked Sendable {}
