import Testing

/// The code of a Swift file without comments and without the contents of string literals.
///
/// Scanned as bytes: comparing characters of text takes a minute for all files of this package in a debug build.
struct SwiftText: Sendable, CustomTestStringConvertible {
  /// The code; each comment and literal has left a blank, and line breaks are where they were outside of them.
  let code: String

  /// The identifiers and keywords in order; one that follows a full stop or stands in back-ticks has that character in front.
  let words: [String]

  init(_ text: String) {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    scanner.scanCode(until: nil)
    code = String(decoding: scanner.code, as: UTF8.self)
    words = Self.words(in: scanner.code)
  }

  var testDescription: String { "…" }

  private static func words(in code: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var previous = UInt8(ascii: " ")
    for byte in code + [UInt8(ascii: " ")] {
      let isLetter = byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
      if isLetter || (!word.isEmpty && (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte) {
        if word.isEmpty, previous == UInt8(ascii: ".") || previous == UInt8(ascii: "`") { word.append(previous) }
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      previous = byte
    }
    return words
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>
    var code: [UInt8] = []

    private func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

    /// Scans code to the end, or to the parenthesis that closes an interpolation.
    mutating func scanCode(until end: UInt8?) {
      var depth = 0
      while let byte = rest.first {
        if byte == UInt8(ascii: "/"), starts(with: "//") {
          rest = rest.drop { $0 != UInt8(ascii: "\n") }
        } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
          skipBlockComment()
        } else if let literal = openingOfLiteral() {
          skipLiteral(literal)
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
          rest.removeFirst()
          if byte == end, depth < 0 { return }
          code.append(byte)
        }
      }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          rest = rest.dropFirst(2)
        } else if starts(with: "*/") {
          depth -= 1
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      } while depth > 0 && !rest.isEmpty
      code.append(UInt8(ascii: " "))
    }

    /// The number signs and the quotes at the start of a string literal; nil where none starts.
    private func openingOfLiteral() -> (signs: Int, quotes: Int)? {
      // At most bytes, the answer is no at once.
      guard let first = rest.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") else { return nil }
      let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
      let quotes = rest.dropFirst(signs).prefix { $0 == UInt8(ascii: "\"") }.count
      return quotes == 0 ? nil : (signs, quotes >= 3 ? 3 : 1)
    }

    private mutating func skipLiteral(_ literal: (signs: Int, quotes: Int)) {
      let signs = String(repeating: "#", count: literal.signs)
      let end = String(repeating: "\"", count: literal.quotes) + signs
      rest = rest.dropFirst(literal.signs + literal.quotes)
      while !rest.isEmpty, !starts(with: end) {
        if starts(with: "\\" + signs + "(") {
          rest = rest.dropFirst(2 + literal.signs)
          scanCode(until: UInt8(ascii: ")"))
        } else if starts(with: "\\" + signs) {
          rest = rest.dropFirst(2 + literal.signs)
        } else {
          rest = rest.dropFirst()
        }
      }
      rest = rest.dropFirst(end.count)
      code.append(UInt8(ascii: " "))
    }
  }
}

extension SwiftText {
  /// The modules that the file imports in whatever way.
  ///
  /// A condition `canImport` counts as an import, because code in its branches may depend on the answer.
  var imports: Set<String> {
    let statement = #/^\s*(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)\s+)*import\s+(.+)$/#
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var modules: Set<String> = []
    for line in code.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      if line.contains("import "), let path = line.wholeMatch(of: statement)?.1 {
        let words = path.split(separator: " ").filter { !kinds.contains(String($0)) }
        if let module = words.first?.split(separator: ".").first { modules.insert(String(module)) }
      }
      guard line.contains("canImport") else { continue }
      for match in line.matches(of: #/canImport\(\s*(\w+)/#) { modules.insert(String(match.1)) }
    }
    return modules
  }

  /// Whether the file makes its imports part of its own interface.
  var reexportsImports: Bool { words.contains("_exported") }

  /// Whether a declaration can be used outside of the package.
  var declaresPublicly: Bool {
    zip(words, words.dropFirst()).contains { word, next in
      // Outside of a declaration, `open` is an ordinary name.
      word == "public" || (word == "open" && ["class", "func", "var", "override", "subscript", "init"].contains(next))
    }
  }

  /// The words that give up the compiler's protection of memory.
  var unsafeWords: Set<String> {
    let names: Set = ["Unmanaged", "OpaquePointer", "assumingMemoryBound", "bindMemory", "withMemoryRebound"]
    return Set(
      words.map { String($0.drop { $0 == "." || $0 == "`" }) }
        .filter { word in
          names.contains(word) || word == "unsafe"
            || ["Unsafe", "withUnsafe", "unsafe"].contains { start in
              word.hasPrefix(start) && word.dropFirst(start.count).first?.isUppercase == true
            }
        })
  }
}
