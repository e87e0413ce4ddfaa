/// Where the code says that something is left to do: a comment that begins with `TODO`.
package struct MigrationMark: Sendable, Equatable {
  /// The name of the file, which is the project's.
  ///
  /// For example: `OrderSoup.swift`
  package let file: String

  /// The class that the comment names, where the file has one comment for several; nil where all are meant.
  ///
  /// For example: `OrderSoupIntent`
  package let className: String?

  /// The mark in a file.
  init(_ file: String, naming className: String? = nil) {
    self.file = file
    self.className = className
  }
}
