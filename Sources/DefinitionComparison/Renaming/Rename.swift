/// An entry that has another name in a later version of a definition.
package struct Rename: Sendable, Hashable {
  /// What it is.
  package let kind: ElementKind

  /// The names of the entries that it stands in, outermost first, as the earlier version has them.
  package let owners: [String]

  /// The earlier name; of a combination its whole key.
  package let old: String

  /// The later name; of a combination its whole key.
  package let new: String

  /// A rename.
  package init(kind: ElementKind, owners: [String], old: String, new: String) {
    self.kind = kind
    self.owners = owners
    self.old = old
    self.new = new
  }
}
