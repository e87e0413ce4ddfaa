/// Why a conversation with a handler cannot go on.
public enum ConversationError: Error, Sendable, Hashable {
  /// The values do not fit the type of the parameter's property.
  case unfitValue(parameter: String, values: [String], type: String)
  /// The folder has no table in the language, nor in a more general one; those that it has are listed.
  case noTranslations(language: String, folder: String, available: [String])
  /// A language is asked for, but not where its tables are.
  case noFolder(language: String)
}

extension ConversationError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .unfitValue(let parameter, let values, let type):
      "the parameter '\(parameter)' of type \(type) cannot be \(values.joined(separator: ", "))"
    case .noTranslations(let language, let folder, let available):
      "there are no translations into '\(language)' in '\(folder)'; "
        + (available.isEmpty ? "there are none at all" : "there are those into \(available.joined(separator: ", "))")
    case .noFolder(let language): "where are the translations into '\(language)'? Name their folder"
    }
  }
}
