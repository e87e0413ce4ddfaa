/// What the writing of declarations leaves behind besides them: the texts that they have, and what is to be said.
///
/// It is passed along while declarations are made, so that a text of the code is a text of the tables by construction.
package struct MigrationRecord: Sendable, Equatable {
  /// The texts in the order of their places.
  package var texts: [MigratedText] = []

  /// The remarks in the order in which they arose.
  package var remarks: [MigrationRemark] = []

  /// An empty record.
  package init() {}

  /// Takes over what another record has.
  package mutating func append(_ other: MigrationRecord) {
    texts += other.texts
    remarks += other.remarks
  }
}
