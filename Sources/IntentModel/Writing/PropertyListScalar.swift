package import PropertyListReader

/// A single value of a property list, without a place.
///
/// Two are equal when a file would spell them alike: texts are compared byte by byte, numbers bit by bit.
package enum PropertyListScalar: Sendable {
  /// A text.
  case string(String)
  /// An integer.
  case integer(PropertyListInteger)
  /// A real number.
  case real(Double)
  /// A truth value.
  case boolean(Bool)
  /// Bytes.
  case data([UInt8])
  /// A date, as it is spelt.
  case date(String)

  /// The value of a node; nil for a dictionary or an array.
  package init?(_ node: PropertyListNode) {
    switch node.kind {
    case .dictionary, .array: return nil
    case .string: self = .string(node.string ?? "")
    case .integer:
      guard let integer = node.integer else { return nil }
      self = .integer(integer)
    case .real:
      guard let real = node.real else { return nil }
      self = .real(real)
    case .boolean: self = .boolean(node.boolean ?? false)
    case .data: self = .data(node.data ?? [])
    case .date: self = .date(node.date?.description ?? node.rawText)
    }
  }

  /// An integer of the program's own making.
  package static func integer(_ value: Int) -> PropertyListScalar {
    PropertyListInteger(text: String(value)).map { .integer($0) } ?? .string(String(value))
  }
}

extension PropertyListScalar: Equatable {
  package static func == (left: PropertyListScalar, right: PropertyListScalar) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)), (.date(let left), .date(let right)):
      left == right && left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
    case (.boolean(let left), .boolean(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    default: false
    }
  }
}
