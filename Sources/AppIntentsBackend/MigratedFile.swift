package import SwiftCode

/// A file of migrated code.
package struct MigratedFile: Sendable, Equatable {
  /// Whose file it is from the first run on.
  package enum Owner: Sendable, Equatable {
    /// It is written anew in every run.
    case tool
    /// It is written once, for people to go on with.
    case project
  }

  /// The name of the file.
  ///
  /// For example: `OrderSoup.swift`
  package let name: String

  /// Whose file it is.
  package let owner: Owner

  /// What is in it.
  package let file: SwiftFile

  /// The texts in it, and what is to be said about it.
  package let record: MigrationRecord

  /// What it is about.
  package private(set) var subject = MigratedSubject.support

  /// The same file, about something.
  func about(_ subject: MigratedSubject) -> MigratedFile {
    var file = self
    file.subject = subject
    return file
  }

  /// The text in UTF-8.
  package func render() -> [UInt8] { file.render(lineWidth: 120) }
}
