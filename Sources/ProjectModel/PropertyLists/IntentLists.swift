/// The lists by which a bundle tells the system what it handles.
///
/// An extension has them in its extension attributes, an app in keys of its own.
package struct IntentLists: Sendable, Equatable {
  /// `IntentsSupported` or `INIntentsSupported`: class names without module.
  package let supported: LocatedNames?

  /// `IntentsRestrictedWhileLocked` or `INIntentsRestrictedWhileLocked`: some of the supported classes.
  package let restrictedWhileLocked: LocatedNames?

  /// `IntentsRestrictedWhileProtectedDataUnavailable` or its `IN` form: some of the supported classes.
  package let restrictedWhileProtectedDataUnavailable: LocatedNames?

  /// `SupportedMediaCategories` or `INSupportedMediaCategories`.
  package let mediaCategories: LocatedNames?

  /// The keys of the lists start with this: `IN` for an app, nothing for an extension.
  package let keyPrefix: String

  init(in owner: ProjectNode?, keyPrefix: String, reader: inout ValueReader) {
    self.keyPrefix = keyPrefix
    supported = reader.names(keyPrefix + "IntentsSupported", in: owner)
    restrictedWhileLocked = reader.names(keyPrefix + "IntentsRestrictedWhileLocked", in: owner)
    restrictedWhileProtectedDataUnavailable = reader.names(
      keyPrefix + "IntentsRestrictedWhileProtectedDataUnavailable", in: owner)
    mediaCategories = reader.names(keyPrefix + "SupportedMediaCategories", in: owner)
  }
}
