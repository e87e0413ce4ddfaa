import SwiftCode

extension TypeExpression {
  /// The name without arguments, and without the framework's.
  ///
  /// For example: `ReturnsValue` of `ReturnsValue<String>`
  var baseName: String {
    switch self {
    case .named(let name), .generic(let name, _):
      name.hasPrefix("AppIntents.") ? String(name.dropFirst("AppIntents.".count)) : name
    case .selfType: "Self"
    default: ""
    }
  }

  /// The type of one value: without `?` and brackets.
  var element: TypeExpression {
    switch self {
    case .optional(let inner), .array(let inner): inner.element
    default: self
    }
  }

  /// Whether there are several values.
  var isList: Bool {
    switch self {
    case .optional(let inner): inner.isList
    case .array: true
    default: false
    }
  }

  /// The types of `some A & B`.
  var constituents: [TypeExpression] {
    switch self {
    case .opaque(let inner): inner.constituents
    case .composition(let types): types
    default: [self]
    }
  }
}
