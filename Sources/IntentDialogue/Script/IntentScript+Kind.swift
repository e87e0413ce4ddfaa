extension IntentScript {
  /// The kind of a value.
  public enum Kind: Sendable, Hashable {
    case text
    case integer
    case decimal
    /// A truth value, and the definition's words for both.
    case boolean(yes: DialogueText? = nil, no: DialogueText? = nil)
    /// One of the values of an enumeration; none are known of the system's own enumerations.
    case enumeration([EnumerationValue])
    case object
    case file
    case url
    case date
    /// A length of time in seconds.
    case timeInterval
    case placemark
    case person
    case currencyAmount
    case paymentMethod
    case measurement
  }
}
