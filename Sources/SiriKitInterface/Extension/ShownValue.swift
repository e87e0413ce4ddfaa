package import IntentSemantics

/// How the value of a parameter becomes a text that people can read.
package enum ShownValue: Sendable {
  /// It is one.
  case text
  /// A number object has one.
  case number
  /// An object has one for people.
  case object
}

extension Parameter {
  /// How the value becomes a text; nil where it needs a format that only the app knows.
  package var shownValue: ShownValue? {
    guard !isArray else { return nil }
    return switch type {
    case .string: .text
    case .integer, .decimal: .number
    case .object(let reference) where !reference.isSystem: .object
    default: nil
    }
  }
}
