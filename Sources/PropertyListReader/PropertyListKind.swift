/// The types of a property list value.
package enum PropertyListKind: UInt8, Sendable, Hashable, CaseIterable {
  case dictionary
  case array
  case string
  case integer
  case real
  case boolean
  case data
  case date

  /// The word for messages, for example `dictionary`.
  package var name: String {
    switch self {
    case .dictionary: "dictionary"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    case .data: "data"
    case .date: "date"
    }
  }
}
