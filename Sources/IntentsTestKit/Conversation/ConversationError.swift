/// Why a conversation with a handler cannot go on.
public enum ConversationError: Error, Sendable, Hashable {
  /// The values do not fit the type of the parameter's property.
  case unfitValue(parameter: String, values: [String], type: String)
  /// There is no folder for the language, or no table in it, at this path.
  case noTranslations(path: String)
  /// A language is asked for, but not where its tables are.
  case noFolder(language: String)
}

extension ConversationError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .unfitValue(let parameter, let values, let type):
      "the parameter '\(parameter)' of type \(type) cannot be \(values.joined(separator: ", "))"
    case .noTranslations(let path): "there are no translations at '\(path)'"
    case .noFolder(let language): "where are the translations into '\(language)'? Name their folder"
    }
  }
}
