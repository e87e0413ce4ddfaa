/// The type of a parameter, response parameter or property; of its elements where it is an array.
package enum ValueType: Sendable, Hashable {
  case string
  case integer
  case decimal
  case boolean
  /// An enumeration, stored as `Integer` with a name.
  case enumeration(TypeReference)
  /// An object of a custom type, or of a framework type with namespace `System`.
  case object(TypeReference)
  /// An object without a type: a plain `INObject`, the way of model 1.0.
  case untypedObject
  case file
  case url
  case dateComponents
  /// A length of time in seconds.
  case timeInterval
  case placemark
  case person
  case currencyAmount
  case paymentMethod
  case speakableString
  case temperature
  /// A length; the file says `Distance` or `Length`.
  case length
  case mass
  case speed
  case energy
  case volume
}
