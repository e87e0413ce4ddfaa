internal import PropertyListReader

extension PropertyListKind {
  /// The type with its article, for example `an integer`.
  var phrase: String {
    switch self {
    case .array, .integer: "an \(name)"
    case .data: name
    case .dictionary, .string, .real, .boolean, .date: "a \(name)"
    }
  }
}
