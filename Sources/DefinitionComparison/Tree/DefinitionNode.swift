package import IntentModel
import PropertyListReader
package import SourceDiagnostics

/// A value of a definition that can be changed and still knows where it was read.
///
/// The keys of a dictionary are in the order of their bytes, whatever order the file has. Two nodes are equal when they
/// hold the same, wherever they stand.
package struct DefinitionNode: Sendable {
  /// What a node holds.
  package enum Content: Sendable {
    /// Values by keys, in the order of their bytes.
    case dictionary([DefinitionMember])
    /// Values in an order.
    case array([DefinitionNode])
    /// A single value.
    case scalar(PropertyListScalar)
  }

  /// What it holds.
  package var content: Content

  /// What a message about it points at.
  package var range: SourceRange

  /// A node.
  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The entries of a dictionary; none for any other node.
  package var members: [DefinitionMember] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The elements of an array; none for any other node.
  package var elements: [DefinitionNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The single value; nil for a dictionary or an array.
  package var scalar: PropertyListScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text of a string; nil for any other node.
  package var string: String? {
    if case .string(let text)? = scalar { text } else { nil }
  }

  /// The number of an integer that fits; nil for any other node.
  package var integer: Int? {
    if case .integer(let integer)? = scalar { integer.value } else { nil }
  }

  /// Whether it is true, as Boolean or as a number other than zero.
  package var isTrue: Bool {
    switch scalar {
    case .boolean(let value)?: value
    case .integer(let value)?: value.magnitude != 0
    default: false
    }
  }

  /// Whether it is a dictionary.
  package var isDictionary: Bool {
    if case .dictionary = content { true } else { false }
  }

  /// The value of a key; nil where there is none.
  ///
  /// Setting a key of a dictionary puts it where it belongs; nil removes it.
  package subscript(key: String) -> DefinitionNode? {
    get { members.first { $0.hasKey(key) }?.value }
    set {
      guard case .dictionary(var members) = content else { return }
      let index = members.firstIndex { $0.hasKey(key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        let place = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? members.endIndex
        members.insert(DefinitionMember(key, value, at: value.range), at: place)
      case (nil, nil): break
      }
      content = .dictionary(members)
    }
  }
}

extension DefinitionNode: Equatable {
  package static func == (left: DefinitionNode, right: DefinitionNode) -> Bool {
    switch (left.content, right.content) {
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.hasKey($1.key) && $0.value == $1.value }
    case (.array(let left), .array(let right)): left == right
    case (.scalar(let left), .scalar(let right)): left == right
    default: false
    }
  }
}
