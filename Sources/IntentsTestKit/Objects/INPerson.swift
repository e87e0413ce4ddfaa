public import Foundation

/// The kind of a person's address.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// A person's address.
open class INPersonHandle: NSObject {
  /// The address.
  public let value: String?

  /// Its kind.
  public let type: INPersonHandleType

  /// An address of a kind.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}

/// A person.
open class INPerson: NSObject {
  /// The address.
  public let personHandle: INPersonHandle?

  /// The parts of the name.
  public let nameComponents: PersonNameComponents?

  /// The name as it is shown: the given one, else one made of its parts, else the address.
  public let displayName: String

  /// The picture.
  public let image: INImage?

  /// The identifier among the device's contacts.
  public let contactIdentifier: String?

  /// The identifier in the app.
  public let customIdentifier: String?

  /// A person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
    self.displayName = displayName ?? (parts.isEmpty ? personHandle.value ?? "" : parts.joined(separator: " "))
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
}
