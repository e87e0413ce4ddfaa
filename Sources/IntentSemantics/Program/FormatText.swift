/// A sentence with tokens and the string ID under which tables hold its translations.
package struct FormatText: Sendable, Equatable {
  /// The parsed sentence; never empty.
  package let format: FormatString

  /// The string ID; nil where the file gives none.
  package let id: String?

  /// A value of the given parts.
  package init(format: FormatString, id: String? = nil) {
    self.format = format
    self.id = id
  }
}
