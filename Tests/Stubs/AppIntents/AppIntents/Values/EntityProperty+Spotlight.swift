import CoreLocation
import CoreSpotlight

/// What a property may hold that is declared with the attribute under which Spotlight has it.
///
/// Apple's module has an extension for each of the types. Enumerations and measurements are there with keys of one's own alone,
/// entities and components of dates with none.
public protocol IndexedValue {}

extension String: IndexedValue {}
extension AttributedString: IndexedValue {}
extension Int: IndexedValue {}
extension Double: IndexedValue {}
extension Bool: IndexedValue {}
extension Date: IndexedValue {}
extension URL: IndexedValue {}
extension CLPlacemark: IndexedValue {}

extension EntityProperty where Value.ValueType: IndexedValue {
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  @available(watchOS, unavailable)
  @available(tvOS, unavailable)
  public convenience init(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title: title)
  }
}
