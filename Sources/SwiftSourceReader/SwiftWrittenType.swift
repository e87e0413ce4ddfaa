internal import SourceDiagnostics

/// A type as it is written in a signature, without what makes no difference to what it is: attributes, labels, modules of
/// the standard library, and the long forms of arrays and optionals.
package indirect enum SwiftWrittenType: Sendable, Equatable {
  /// A name, which may have dots, and its generic arguments.
  case named(String, [SwiftWrittenType])
  case array(SwiftWrittenType)
  case optional(SwiftWrittenType)
  /// Several types, or none for `Void`.
  case tuple([SwiftWrittenType])
  case function([SwiftWrittenType], isAsync: Bool, isThrowing: Bool, SwiftWrittenType)
  /// Anything else, for example `some View`.
  case other(String)

  /// Reads a type, as `SwiftMethod` has it; what cannot be read is something else.
  package init(_ text: String) {
    let tokens = SwiftTokenList(Array(text.utf8))
    var reader = WrittenTypeReader(tokens: tokens)
    let type = reader.type()
    self = type.flatMap { reader.isAtEnd ? $0 : nil } ?? .other(text)
  }

  /// The type behind one `?`; the type itself where there is none.
  package var unwrapped: SwiftWrittenType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type on one line.
  package var text: String {
    switch self {
    case .named(let name, let arguments):
      name + (arguments.isEmpty ? "" : "<" + Self.list(arguments) + ">")
    case .array(let element): "[\(element.text)]"
    case .optional(let wrapped):
      if case .function = wrapped { "(\(wrapped.text))?" } else { wrapped.text + "?" }
    case .tuple(let elements): elements.isEmpty ? "Void" : "(" + Self.list(elements) + ")"
    case .function(let parameters, let isAsync, let isThrowing, let result):
      "(" + Self.list(parameters) + ")" + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + " -> "
        + result.text
    case .other(let text): text
    }
  }

  /// All names in it.
  package var names: [String] {
    switch self {
    case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
    case .array(let element), .optional(let element): element.names
    case .tuple(let elements): elements.flatMap(\.names)
    case .function(let parameters, _, _, let result): parameters.flatMap(\.names) + result.names
    case .other: []
    }
  }

  private static func list(_ types: [SwiftWrittenType]) -> String { types.map(\.text).joined(separator: ", ") }
}
