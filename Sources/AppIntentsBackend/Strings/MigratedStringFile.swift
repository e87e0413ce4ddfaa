/// A table of the migrated code.
package struct MigratedStringFile: Sendable, Equatable {
  /// The path below the folder of the tables.
  ///
  /// For example: `Localizable.xcstrings` or `de.lproj/Localizable.strings`
  package let path: String

  /// The content.
  package let bytes: [UInt8]
}
