package import SourceDiagnostics

/// A list of names in a file: the place of each, and of the list for what is missing in it.
package struct LocatedNames: Sendable, Equatable {
  /// The names in the order of the file, repeated ones included.
  package let names: [Located<String>]

  /// The start of the list: its opening tag or bracket.
  package let range: SourceRange

  /// A list and its place.
  package init(_ names: [Located<String>], range: SourceRange) {
    self.names = names
    self.range = range
  }

  /// Whether the name is in the list.
  package func contains(_ name: String) -> Bool {
    names.contains { $0.value == name }
  }
}
