/// The kinds of entries that a definition is made of.
package enum ElementKind: String, Sendable, Hashable, CaseIterable {
  case definition
  case intent
  case parameter
  case arraySize
  case dialog
  case reason
  case summary
  case suggestion
  case response
  case responseParameter
  case responseCode
  case samplePhrase
  case enumeration
  case value
  case synonym
  case type
  case property

  /// Whether it is known by a set of parameters.
  var isCombination: Bool { self == .summary || self == .suggestion }

  /// The name that tells an entry from its siblings: that which it is given, and of the key of a combination the names of its
  /// parameters in a fixed order.
  func elementName(_ name: String) -> String {
    isCombination ? name.split(separator: ",").map(String.init).sorted().joined(separator: ",") : name
  }

  /// The words for messages, for example `response code`.
  package var noun: String {
    switch self {
    case .arraySize: "array size"
    case .reason: "unsupported reason"
    case .responseParameter: "response parameter"
    case .responseCode: "response code"
    case .samplePhrase: "sample phrase"
    default: rawValue
    }
  }

  /// The word that starts the line of an entry in a dump.
  var word: String {
    switch self {
    case .enumeration: "enum"
    case .arraySize: "size"
    case .responseParameter: "parameter"
    case .responseCode: "code"
    case .samplePhrase: "phrase"
    default: rawValue
    }
  }
}
