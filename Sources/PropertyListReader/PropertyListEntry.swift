package import SourceDiagnostics

/// A key of a dictionary and its value.
package struct PropertyListEntry: Sendable {
  let tree: PropertyListTree
  let index: Int

  /// The key.
  package var key: String { tree.text(at: index) }

  /// What a diagnostic about the key points at: its text, or the element where it is empty.
  package var keyRange: SourceRange { PropertyListNode(tree: tree, index: index).valueRange }

  /// The bytes between the tags of the key; empty for `<key/>`.
  package var keyContentRange: SourceRange { PropertyListNode(tree: tree, index: index).contentRange }

  /// The whole `<key>` element.
  package var keyElementRange: SourceRange { PropertyListNode(tree: tree, index: index).range }

  /// The value.
  package var value: PropertyListNode { PropertyListNode(tree: tree, index: index + 1) }

  /// Whether the key has the given text; no string is made for the comparison.
  package func hasKey(_ name: StaticString) -> Bool {
    compareKey(to: name) == 0
  }

  /// Where the key stands in relation to a text in the order of their bytes: negative before it, zero for the same
  /// text, positive behind it.
  package func compareKey(to name: StaticString) -> Int {
    tree.compareText(at: index, to: name)
  }
}

extension PropertyListEntry: Equatable {
  /// Two entries are equal when key and value are, wherever they stand.
  package static func == (left: PropertyListEntry, right: PropertyListEntry) -> Bool {
    left.key == right.key && left.value == right.value
  }
}
