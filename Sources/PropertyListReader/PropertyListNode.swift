package import SourceDiagnostics

/// A value of a property list and its place in the file.
///
/// A node is a reference into its tree and cheap to copy. Two nodes are equal when they hold the same value, wherever
/// they stand; the order of keys counts.
package struct PropertyListNode: Sendable {
  /// The tree that the node belongs to.
  package let tree: PropertyListTree

  let index: Int

  private var record: PropertyListRecord { tree.records[index] }

  /// The type of the value.
  package var kind: PropertyListKind {
    switch record.element {
    case .dictionary: .dictionary
    case .array: .array
    case .string, .key: .string
    case .integer: .integer
    case .real: .real
    case .data: .data
    case .date: .date
    case .true, .false: .boolean
    }
  }

  /// The whole element, from `<` to behind the last `>`.
  package var range: SourceRange {
    SourceRange(record.start, record.end)
  }

  /// What a diagnostic points at: the text of a value that has one, the opening tag of a container, else the element.
  package var valueRange: SourceRange {
    let record = record
    switch record.element {
    case .dictionary, .array:
      return SourceRange(record.start, record.contentStart)
    default:
      return record.contentStart < record.contentEnd
        ? SourceRange(record.contentStart, record.contentEnd) : SourceRange(record.start, record.end)
    }
  }

  /// The bytes between the opening and the closing tag; empty for `<string/>`.
  package var contentRange: SourceRange {
    SourceRange(record.contentStart, record.contentEnd)
  }

  /// The text of a string; nil for any other type.
  package var string: String? {
    record.element == .string ? tree.text(at: index) : nil
  }

  /// The text between the tags with references resolved, for any value that has text, for example `0.50`.
  package var rawText: String { tree.text(at: index) }

  /// The truth value; nil for any other type.
  package var boolean: Bool? {
    switch record.element {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The integer; nil for any other type.
  package var integer: PropertyListInteger? {
    guard record.element == .integer else { return nil }
    return tree.withText(at: index) { PropertyListInteger(digits: $0) }
      ?? PropertyListInteger(text: tree.text(at: index))
  }

  /// The real number; nil for any other type.
  package var real: Double? {
    record.element == .real ? Double(propertyListText: tree.text(at: index)) : nil
  }

  /// The date; nil for any other type.
  package var date: PropertyListDate? {
    record.element == .date ? PropertyListDate(text: tree.text(at: index)) : nil
  }

  /// The bytes of a data value; nil for any other type.
  package var data: [UInt8]? {
    record.element == .data ? tree.withText(at: index) { Base64.decode($0) } : nil
  }

  /// The elements of an array in order; empty for any other type.
  package var elements: PropertyListElements {
    record.element == .array
      ? PropertyListElements(tree: tree, position: index + 1, end: Int(record.next))
      : PropertyListElements(tree: tree, position: 0, end: 0)
  }

  /// The entries of a dictionary in the order of the file; empty for any other type.
  package var entries: PropertyListEntries {
    record.element == .dictionary
      ? PropertyListEntries(tree: tree, position: index + 1, end: Int(record.next))
      : PropertyListEntries(tree: tree, position: 0, end: 0)
  }

  /// Whether the keys of a dictionary stand in ascending order of their bytes; true for any other type.
  package var hasAscendingKeys: Bool { record.keysAscend }

  /// The value of a key, compared byte by byte; nil where there is none or the node is no dictionary.
  package subscript(key: StaticString) -> PropertyListNode? {
    for entry in entries where entry.hasKey(key) {
      return entry.value
    }
    return nil
  }
}

extension PropertyListNode: Equatable {
  package static func == (left: PropertyListNode, right: PropertyListNode) -> Bool {
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .dictionary: return left.entries.elementsEqual(right.entries)
    case .array: return left.elements.elementsEqual(right.elements)
    case .string: return left.string == right.string
    case .integer: return left.integer == right.integer
    case .real: return left.real?.bitPattern == right.real?.bitPattern
    case .boolean: return left.boolean == right.boolean
    case .data: return left.data == right.data
    case .date: return left.date == right.date
    }
  }
}
