package import SourceDiagnostics

/// A key of an object and its value.
package struct JSONMemberNode: Sendable {
  let tree: JSONTree
  let index: Int

  /// The key, escapes resolved, and its text without quotation marks.
  package var key: Located<String> {
    Located(
      String(decoding: tree.text(at: index), as: UTF8.self), at: JSONNode(tree: tree, index: index).valueRange)
  }

  /// The key with its quotation marks, where it has some.
  package var keyRange: SourceRange { JSONNode(tree: tree, index: index).range }

  /// The value.
  package var value: JSONNode { JSONNode(tree: tree, index: index + 1) }
}

extension JSONMemberNode: Equatable {
  /// Two members are equal when key and value are, wherever they stand.
  package static func == (left: JSONMemberNode, right: JSONMemberNode) -> Bool {
    left.tree.text(at: left.index).elementsEqual(right.tree.text(at: right.index)) && left.value == right.value
  }
}
