/// What migrated code or a remark is about: something of the module, by its place there.
package enum MigratedSubject: Sendable, Hashable {
  /// One of the intents.
  case intent(Int)
  /// One of the enumerations.
  case enumeration(Int)
  /// One of the types.
  case type(Int)
  /// What stands for objects without a type.
  case untypedObjects
  /// The App Shortcuts.
  case shortcuts
  /// What all of the code shares.
  case support
}
