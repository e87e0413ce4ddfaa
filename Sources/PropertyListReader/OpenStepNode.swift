package import SourceDiagnostics

/// A value of an old-style property list and its place in the file.
///
/// A node is a reference into its tree and cheap to copy.
package struct OpenStepNode: Sendable {
  /// The tree that the node belongs to.
  package let tree: OpenStepTree

  let index: Int

  private var record: OpenStepRecord { tree.records[index] }

  /// The type of the value.
  package var kind: OpenStepKind {
    switch record.element {
    case .string, .key: .string
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  /// The whole value with its quotation marks or brackets.
  package var range: SourceRange { SourceRange(record.start, record.end) }

  /// The bytes between the quotation marks or brackets; the whole value where it has none.
  package var valueRange: SourceRange { SourceRange(record.contentStart, record.contentEnd) }

  /// The text of a string with its escapes resolved; nil for any other type.
  package var string: String? {
    kind == .string ? tree.text(at: index) : nil
  }

  /// The bytes of a data value; nil for any other type.
  package var data: [UInt8]? {
    guard record.element == .data else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in tree.source.bytes[valueRange.offsets].lazy.compactMap(\.hexadecimalValue) {
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }

  /// The elements of an array in order; empty for any other type.
  ///
  /// The array is made at every call.
  package var elements: [OpenStepNode] {
    guard record.element == .array else { return [] }
    var elements: [OpenStepNode] = []
    var position = index + 1
    while position < Int(record.next) {
      elements.append(OpenStepNode(tree: tree, index: position))
      position = Int(tree.records[position].next)
    }
    return elements
  }

  /// The entries of a dictionary in the order of the file, repeated keys included; empty for any other type.
  ///
  /// The array is made at every call.
  package var entries: [OpenStepEntry] {
    guard record.element == .dictionary else { return [] }
    var entries: [OpenStepEntry] = []
    var position = index + 1
    while position < Int(record.next) {
      entries.append(OpenStepEntry(tree: tree, index: position))
      position = Int(tree.records[position + 1].next)
    }
    return entries
  }

  /// The value of a key, compared byte by byte, the last one where the key repeats; nil where there is none or the node
  /// is no dictionary.
  ///
  /// The entries are searched one by one; make a dictionary of them for many lookups.
  package subscript(key: String) -> OpenStepNode? {
    guard record.element == .dictionary else { return nil }
    var found: Int?
    var position = index + 1
    while position < Int(record.next) {
      if tree.hasText(at: position, key.utf8) { found = position + 1 }
      position = Int(tree.records[position + 1].next)
    }
    return found.map { OpenStepNode(tree: tree, index: $0) }
  }
}
