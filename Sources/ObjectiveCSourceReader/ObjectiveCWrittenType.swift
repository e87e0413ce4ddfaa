/// A type as it is written in a signature, without what makes no difference to what it is: words about null and
/// ownership, the names of what a block takes.
package indirect enum ObjectiveCWrittenType: Sendable, Equatable {
  /// A name, its arguments in angle brackets, and the number of stars behind it.
  ///
  /// For example: `NSArray<NSString *> *`, `NSInteger`, `unsigned long`
  case named(String, [ObjectiveCWrittenType], pointerCount: Int)

  /// A block; nothing where what it takes is left open, as in `void (^)()`.
  ///
  /// For example: `void (^)(OrderSoupIntentResponse *response)`
  case block(result: ObjectiveCWrittenType, [ObjectiveCWrittenType]?)

  /// Anything else, for example `char[4]`.
  case other(String)

  /// Reads a type from its tokens; what cannot be read is something else.
  init(_ tokens: [String]) {
    let tokens = Self.plainTokens(tokens)
    var reader = ObjectiveCTypeReader(tokens)
    let type = reader.type()
    self = type.flatMap { reader.isAtEnd ? $0 : nil } ?? .other(tokens.joined(separator: " "))
  }

  /// Reads a type from text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(ObjectiveCLexer(bytes).tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) })
  }

  /// Whether a token that stands in front of a name may be the name of a type, and is no keyword of a statement.
  package static func isTypeName(_ token: String) -> Bool {
    token.utf8.first.map(ObjectiveCLexer.isLetter) == true
      && !["return", "case", "else", "do", "in", "goto", "sizeof", "typeof", "__typeof", "__typeof__"].contains(token)
  }

  /// No result at all.
  package static let void = ObjectiveCWrittenType.named("void", [], pointerCount: 0)

  /// The type on one line.
  package var text: String {
    switch self {
    case .named(let name, let arguments, let count):
      name + (arguments.isEmpty ? "" : "<" + Self.list(arguments) + ">")
        + (count > 0 ? " " + String(repeating: "*", count: count) : "")
    case .block(let result, let parameters):
      "\(result.text) (^)(\(parameters.map { $0.isEmpty ? "void" : Self.list($0) } ?? ""))"
    case .other(let text): text
    }
  }

  /// All names in it.
  package var names: [String] {
    switch self {
    case .named(let name, let arguments, _): [name] + arguments.flatMap(\.names)
    case .block(let result, let parameters): result.names + (parameters ?? []).flatMap(\.names)
    case .other: []
    }
  }

  private static func list(_ types: [ObjectiveCWrittenType]) -> String { types.map(\.text).joined(separator: ", ") }

  /// The tokens that tell what a type is.
  private static func plainTokens(_ tokens: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < tokens.count {
      if tokens[index].hasPrefix("__attribute") {
        index += 1
        var depth = 0
        while index < tokens.count {
          if tokens[index] == "(" { depth += 1 }
          if tokens[index] == ")" { depth -= 1 }
          index += 1
          if depth == 0 { break }
        }
        continue
      }
      if !qualifiers.contains(tokens[index]) { result.append(tokens[index]) }
      index += 1
    }
    return result
  }

  private static let qualifiers: Set = [
    "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull",
    "__null_unspecified", "__kindof", "const", "volatile", "__strong", "__weak", "__autoreleasing",
    "__unsafe_unretained", "__block", "in", "out", "inout", "oneway", "bycopy", "byref", "NS_NOESCAPE",
    "CF_NOESCAPE", "NS_SWIFT_SENDABLE", "struct", "enum", "typename",
  ]
}
