import Foundation

/// The values that words stand for by themselves.
///
/// The system hands an app what a person has said before the app knows what is meant: an object without identifier, a
/// person without address, a place with a name. It is up to the app to find out.
enum SpokenWords {
  /// The value of a property, or of one of its elements, that words stand for; nil where words are no such value.
  static func value<Value>(meantBy words: String, as type: Value.Type) -> AnyHashable? {
    if let container = type as? any ContainerProperty.Type { return container.value(meantBy: words) }
    if let type = type as? INObject.Type {
      return type.init(identifier: nil, display: words, pronunciationHint: nil)
    }
    if type == INSpeakableString.self { return INSpeakableString(spokenPhrase: words) }
    if type == CLPlacemark.self { return CLPlacemark(name: words) }
    if type == INPerson.self {
      return INPerson(
        personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: words, image: nil,
        contactIdentifier: nil, customIdentifier: nil)
    }
    return nil
  }
}

/// An optional, or an array.
private protocol ContainerProperty {
  /// What words stand for as its content.
  static func value(meantBy words: String) -> AnyHashable?
}

extension Optional: ContainerProperty {
  static func value(meantBy words: String) -> AnyHashable? { SpokenWords.value(meantBy: words, as: Wrapped.self) }
}

extension Array: ContainerProperty {
  static func value(meantBy words: String) -> AnyHashable? { SpokenWords.value(meantBy: words, as: Element.self) }
}
