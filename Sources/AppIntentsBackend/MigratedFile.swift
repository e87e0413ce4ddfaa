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
  package private(set) var file: SwiftFile

  /// The texts in it, and what is to be said about it.
  package let record: MigrationRecord

  /// What it is about.
  package private(set) var subject = MigratedSubject.support

  /// A file; one of the tool's own asks formatters and linters to leave it alone, which would look like an edit.
  init(name: String, owner: Owner, file: SwiftFile, record: MigrationRecord) {
    self.name = name
    self.owner = owner
    self.file = owner == .tool ? file.unformatted : file
    self.record = record
  }

  /// The same file, about something.
  func about(_ subject: MigratedSubject) -> MigratedFile {
    var file = self
    file.subject = subject
    return file
  }

  /// The same file with other code.
  func with(_ code: SwiftFile) -> MigratedFile {
    var file = self
    file.file = code
    return file
  }

  /// Whether a file was written by a migration, by its first line.
  package static func isMigrated(_ bytes: some Collection<UInt8>) -> Bool {
    ["// Migrated by intentc from ", "// Written by intentc for "].contains { bytes.starts(with: $0.utf8) }
  }

  /// The text in UTF-8.
  package func render() -> [UInt8] { file.render(lineWidth: 120) }
}

extension SwiftFile {
  /// The file with comments around it that keep formatters and linters away.
  fileprivate var unformatted: SwiftFile {
    SwiftFile(
      header: header + Self.unformattedHeader,
      condition: condition, imports: imports, importChoices: importChoices, declarations: declarations,
      sections: sections,
      footer: footer + Self.unformattedFooter)
  }
}
