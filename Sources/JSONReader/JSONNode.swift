package import SourceDiagnostics

/// A value of a JSON text and its place in the file.
///
/// A node is a reference into the tree of its file and cheap to copy.
package struct JSONNode: Sendable {
  let tree: JSONTree
  let index: Int

  private var record: JSONRecord { tree.records[index] }

  /// The type of the value.
  package var kind: Kind {
    switch record.content {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The file that the value was read from.
  package var source: SourceFile { tree.source }

  /// The whole value, with quotation marks or brackets.
  package var range: SourceRange {
    SourceRange(record.start, record.end)
  }

  /// The text between the quotation marks of a string, escapes as they were written; the whole value of any other kind.
  package var valueRange: SourceRange {
    let record = record
    return record.isQuoted ? SourceRange(record.start + 1, record.end - 1) : SourceRange(record.start, record.end)
  }

  /// Where the whole value stands.
  package var location: SourceLocation { SourceLocation(file: source, range: range) }

  /// Whether the value is `null`.
  package var isNull: Bool { record.content == .null }

  /// The text of a string, escapes resolved; nil for any other kind.
  package var string: String? {
    record.content == .string ? String(decoding: tree.text(at: index), as: UTF8.self) : nil
  }

  /// The truth value; nil for any other kind.
  package var boolean: Bool? {
    switch record.content {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number rounded to the nearest double; nil for any other kind.
  package var number: Double? {
    record.content == .number ? JSONNumeral(tree.source.bytes[range.offsets]).double : nil
  }

  /// The number where it is whole and fits, `1.0` and `1e3` included; nil for any other number or kind.
  package var integer: Int? {
    record.content == .number ? JSONNumeral(tree.source.bytes[range.offsets]).integer : nil
  }

  /// The elements of an array in order; empty for any other kind.
  package var elements: [JSONNode] {
    guard record.content == .array else { return [] }
    var nodes: [JSONNode] = []
    var position = index + 1
    while position < Int(record.next) {
      nodes.append(JSONNode(tree: tree, index: position))
      position = Int(tree.records[position].next)
    }
    return nodes
  }

  /// The members of an object in the order of the file; empty for any other kind.
  package var members: [JSONMemberNode] {
    guard record.content == .object else { return [] }
    var nodes: [JSONMemberNode] = []
    var position = index + 1
    while position < Int(record.next) {
      nodes.append(JSONMemberNode(tree: tree, index: position))
      position = Int(tree.records[position + 1].next)
    }
    return nodes
  }

  /// The value of a key, compared byte by byte; nil where there is none or the node is no object.
  package subscript(key: String) -> JSONNode? {
    guard record.content == .object else { return nil }
    return tree.value(of: key.utf8, in: index).map { JSONNode(tree: tree, index: $0) }
  }
}
