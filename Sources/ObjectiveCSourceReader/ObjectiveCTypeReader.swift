/// Reads types from tokens that tell what they are.
struct ObjectiveCTypeReader {
  private let tokens: [String]
  private var index = 0

  init(_ tokens: [String]) {
    self.tokens = tokens
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == tokens.count }

  private var next: String? { index < tokens.count ? tokens[index] : nil }

  private static func isWord(_ token: String) -> Bool { token.utf8.first.map(ObjectiveCLexer.isLetter) == true }

  private static let numberWords: Set = ["unsigned", "signed", "short", "long", "int", "char", "double", "float"]

  /// A type, with the name of a parameter if one follows; nil where there is none.
  mutating func type(depth: Int = 0) -> ObjectiveCWrittenType? {
    // No real type has as many levels.
    guard depth < 32, let first = next, Self.isWord(first) else { return nil }
    var name = first
    index += 1
    while let word = next, Self.numberWords.contains(name.lastWord), Self.numberWords.contains(word) {
      name += " " + word
      index += 1
    }
    var arguments: [ObjectiveCWrittenType] = []
    if next == "<" {
      guard let list = list(until: ">", depth: depth) else { return nil }
      arguments = list
    }
    var pointerCount = 0
    while next == "*" {
      pointerCount += 1
      index += 1
    }
    var type = ObjectiveCWrittenType.named(name, arguments, pointerCount: pointerCount)
    while next == "(", index + 1 < tokens.count, tokens[index + 1] == "^" {
      index += 2
      if let word = next, Self.isWord(word) { index += 1 }
      guard next == ")" else { return nil }
      index += 1
      guard next == "(", let list = list(until: ")", depth: depth) else { return nil }
      let isOpen = list.isEmpty
      type = .block(result: type, isOpen ? nil : list == [.void] ? [] : list)
    }
    if depth > 0, let word = next, Self.isWord(word) { index += 1 }
    return type
  }

  /// The types between two brackets, of which the first is next; nil where they cannot be read.
  private mutating func list(until closing: String, depth: Int) -> [ObjectiveCWrittenType]? {
    index += 1
    var types: [ObjectiveCWrittenType] = []
    while let token = next, token != closing {
      guard let type = type(depth: depth + 1) else { return nil }
      types.append(type)
      if next == "," { index += 1 } else if next != closing { return nil }
    }
    guard next == closing else { return nil }
    index += 1
    return types
  }
}

extension String {
  fileprivate var lastWord: String { split(separator: " ").last.map(String.init) ?? self }
}
