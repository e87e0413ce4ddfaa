/// What the app says about a value.
public enum DialogueResolution<Value> {
  /// It lacks a value.
  case needsValue
  /// It needs no value.
  case notRequired
  /// It does without the value that it was given; the reason is that of the parameter with this number, from 1.
  case unsupported(reason: Int?)
  /// It takes this value.
  case success(Value)
  /// It cannot tell which of these is meant.
  case disambiguation([Value])
  /// It wants to know whether this value is meant, or the present one.
  case confirmationRequired(Value?)
}

extension DialogueResolution: Sendable where Value: Sendable {}
extension DialogueResolution: Equatable where Value: Equatable {}
