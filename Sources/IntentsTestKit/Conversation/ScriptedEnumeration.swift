/// An enumeration of a definition, with what is said of its values.
public protocol ScriptedEnumeration: RawRepresentable<Int> {
  /// The values, in the definition's order.
  static var scriptedValues: [IntentScript.EnumerationValue] { get }
}
