package import SourceDiagnostics

/// A key of an old-style dictionary and its value.
package struct OpenStepEntry: Sendable {
  let tree: OpenStepTree
  let index: Int

  /// The key with its escapes resolved, and the bytes between its quotation marks.
  package var key: Located<String> {
    Located(tree.text(at: index), at: OpenStepNode(tree: tree, index: index).valueRange)
  }

  /// The key with its quotation marks.
  package var keyRange: SourceRange { OpenStepNode(tree: tree, index: index).range }

  /// The value; for the shorthand `key;` a string at the place of the key.
  package var value: OpenStepNode { OpenStepNode(tree: tree, index: index + 1) }

  /// The entry from its key to behind the `;`.
  package var range: SourceRange { SourceRange(tree.records[index].start, tree.records[index].entryEnd) }

  /// The comment directly before the key: no blank line between them, and not behind another entry on its line.
  ///
  /// Comments of the form `//` on lines that follow each other are one.
  package var comment: SourceRange? { tree.comments[UInt32(index)] }

  /// Whether the key has the given text; no string is made for the comparison.
  package func hasKey(_ name: String) -> Bool { tree.hasText(at: index, name.utf8) }
}
