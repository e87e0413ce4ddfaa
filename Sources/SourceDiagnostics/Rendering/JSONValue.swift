/// A JSON text as data; it can only be built well-formed, and `text(_:)` turns it into characters.
///
/// For example, `["version": 1, "diagnostics": []]`. Members keep the order in which they are given, so equal values
/// give equal bytes. Keys are not checked for being unique: that is up to the code that writes the literal.
package indirect enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A string, not yet escaped.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([JSONMember])

  /// The string, or `null` where there is none.
  package static func string(orNull string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }

  /// The number, or `null` where there is none.
  package static func integer(orNull number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0, $1) })
  }
}
