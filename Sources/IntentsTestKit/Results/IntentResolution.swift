/// What a resolution result says, so that a test can ask for it.
///
/// For example: `#expect(result.resolution == .success("Tomato"))`. The value of a definition's enumeration is its raw
/// value.
public enum IntentResolution: Hashable {
  /// A value is asked for.
  case needsValue
  /// No value is needed.
  case notRequired
  /// The value is refused; the raw value of the reason, if there is one.
  case unsupported(reason: Int?)
  /// The value is accepted.
  case success(AnyHashable)
  /// One of the values is to be chosen.
  case disambiguation([AnyHashable])
  /// The value is to be confirmed.
  case confirmationRequired(AnyHashable?)
}
