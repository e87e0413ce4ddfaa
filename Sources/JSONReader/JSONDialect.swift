/// Which texts a reader of JSON accepts.
package enum JSONDialect: Sendable, Hashable {
  /// JSON as RFC 8259 has it.
  case json
  /// JSON5: with comments, trailing commas, names without quotation marks and further ways to write strings and numbers.
  case json5

  /// The name for messages.
  var name: String {
    switch self {
    case .json: "JSON"
    case .json5: "JSON5"
    }
  }
}
