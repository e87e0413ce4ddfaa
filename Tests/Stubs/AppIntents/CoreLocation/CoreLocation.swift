import Foundation

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public final class CLPlacemark: Sendable {
  public let name: String?

  /// A placemark of the given name; for tests.
  public init(name: String) {
    self.name = name
  }
}
