/// A property of an object that texts can name.
public struct ScriptedProperty: @unchecked Sendable {
  // Key paths of properties are immutable, whatever the compiler thinks of them.
  private let path: AnyKeyPath

  /// The name.
  public let name: String

  /// The kind of one value.
  public let kind: IntentScript.Kind

  /// A property of the given name and kind.
  public init(_ name: String, _ kind: IntentScript.Kind, _ path: AnyKeyPath) {
    self.name = name
    self.kind = kind
    self.path = path
  }

  /// The values of an object's property: none, one, or those of an array.
  public func values(in object: Any) -> [AnyHashable] {
    ValueConversion.values(of: object[keyPath: path])
  }
}
