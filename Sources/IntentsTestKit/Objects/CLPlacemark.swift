public import Foundation

/// A point on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable {
  /// Degrees north.
  public var latitude: Double

  /// Degrees east.
  public var longitude: Double

  /// A point.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place on the earth.
open class CLLocation: NSObject {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// A place at a point.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// A region.
open class CLRegion: NSObject {
  /// The name.
  public let identifier: String

  /// A region of the given name.
  public init(identifier: String) {
    self.identifier = identifier
  }
}

/// A place with its address.
open class CLPlacemark: NSObject {
  /// The place.
  public let location: CLLocation?

  /// The region.
  public let region: CLRegion?

  /// The name.
  public let name: String?

  /// The city.
  public let locality: String?

  /// The country.
  public let country: String?

  /// The address.
  public let postalAddress: CNPostalAddress?

  /// A place as an app makes one, on Apple's systems too.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(
      name: name, locality: postalAddress?.city.text, country: postalAddress?.country.text, location: location,
      postalAddress: postalAddress)
  }

  /// A place for a test; Apple's systems get theirs from a map.
  public init(
    name: String?, locality: String? = nil, country: String? = nil, location: CLLocation? = nil,
    region: CLRegion? = nil,
    postalAddress: CNPostalAddress? = nil
  ) {
    self.postalAddress = postalAddress
    self.name = name
    self.locality = locality
    self.country = country
    self.location = location
    self.region = region
  }

  /// The same place.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      name: placemark.name, locality: placemark.locality, country: placemark.country, location: placemark.location,
      region: placemark.region, postalAddress: placemark.postalAddress)
  }
}

extension String {
  /// The text; nil where it is empty.
  fileprivate var text: String? { isEmpty ? nil : self }
}
