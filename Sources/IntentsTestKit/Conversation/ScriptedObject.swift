/// An object whose properties have names that texts can use; generated code makes types and responses such objects.
public protocol ScriptedObject: ManagedObject {
  /// The properties of the definition, in its order.
  static var scriptedProperties: [ScriptedProperty] { get }
}
