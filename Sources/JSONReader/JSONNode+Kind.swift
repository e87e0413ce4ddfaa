extension JSONNode {
  /// The types of values.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case null, boolean, number, string, array, object

    /// The kind with its article for messages, for example `a string`.
    package var phrase: String {
      switch self {
      case .null: "null"
      case .boolean: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }
}
