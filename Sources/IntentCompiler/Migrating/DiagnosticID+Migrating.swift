internal import SourceDiagnostics

extension DiagnosticID {
  /// The record of an earlier migration cannot be read.
  static let invalidMigrationLock: DiagnosticID = "invalid-migration-lock"
  /// Saved shortcuts or placed widgets would lose what they hold.
  static let brokenMigration: DiagnosticID = "broken-migration"
  /// A Swift file is misread behind a mistake in it.
  static let brokenSwiftSource: DiagnosticID = "broken-swift-source"
  /// Something that the definition says is not in the migrated code, or is there in another way.
  static let lossyMigration: DiagnosticID = "lossy-migration"
}
