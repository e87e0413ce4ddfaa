package import SourceDiagnostics

/// A table brought in step with its definition.
package struct TableUpdate: Sendable {
  /// The file as it was.
  package let file: SourceFile

  /// The file as it is to be; the same bytes where there is nothing to do.
  package let bytes: [UInt8]

  /// What is done and what is to be said, in the order of the file, new entries last.
  package let changes: [TableChange]

  /// The number of translations of which nothing says what text they were made from.
  package var unrecordedCount = 0

  /// This update with another one behind it, which was made of its result.
  package func followed(by next: TableUpdate) -> TableUpdate {
    TableUpdate(
      file: file, bytes: next.bytes, changes: changes + next.changes,
      unrecordedCount: unrecordedCount + next.unrecordedCount)
  }
}
