internal import SourceDiagnostics

extension DiagnosticID {
  /// The record of an earlier migration cannot be read.
  static let invalidMigrationLock: DiagnosticID = "invalid-migration-lock"
  /// Saved shortcuts or placed widgets would lose what they hold.
  static let brokenMigration: DiagnosticID = "broken-migration"
  /// Something that the definition says is not in the migrated code, or is there in another way.
  static let lossyMigration: DiagnosticID = "lossy-migration"
}
