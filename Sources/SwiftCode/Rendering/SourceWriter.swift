/// A buffer of UTF-8 source text that knows its indentation.
///
/// Indentation is written when the first text of a line arrives, so blank lines have no trailing blanks.
package struct SourceWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// What lines start with, and what a level adds.
  private let base: [UInt8]
  private let unit: [UInt8]

  /// The columns that these take.
  private let baseWidth: Int
  private let unitWidth: Int

  /// The width of a brace that may follow, with the blank before it.
  private static let openingBraceWidth = 2

  /// The column that a line does not pass where a list in parentheses can be broken.
  private let lineWidth: Int

  /// Whether a string literal of one line is open, in which nothing may be broken.
  private var isInLiteral = false

  /// Whether lists in parentheses stay on their line.
  private var keepsLists = false

  /// The current level.
  private var level = 0

  /// Whether nothing stands on the current line.
  private var isAtLineStart = true

  /// An empty buffer that indents by the given number of blanks.
  ///
  /// - Parameters:
  ///   - indentationWidth: The number of blanks per level.
  ///   - lineWidth: The column that a line does not pass where a list in parentheses can be broken; comments have a width
  ///     of their own.
  package init(indentationWidth: Int = 4, lineWidth: Int = .max) {
    self.init(indentation: Indentation(width: indentationWidth), lineWidth: lineWidth)
  }

  /// An empty buffer whose lines stand as given.
  package init(indentation: Indentation, lineWidth: Int = .max) {
    base = Array(indentation.base.utf8)
    unit = Array(indentation.unit.utf8)
    baseWidth = Indentation.columns(of: indentation.base)
    unitWidth = Indentation.columns(of: indentation.unit)
    self.lineWidth = lineWidth
  }

  /// The column at which text on a new line starts, from 0.
  var indentation: Int { baseWidth + level * unitWidth }

  /// Appends text without line breaks.
  package mutating func write(_ text: String) {
    startLine()
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text without line breaks that is known beforehand.
  package mutating func write(_ text: StaticString) {
    startLine()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends one ASCII character other than a line break, or a byte of a longer one.
  mutating func write(byte: UInt8) {
    startLine()
    bytes.append(byte)
  }

  /// Appends bytes without line breaks.
  mutating func write(bytes slice: ArraySlice<UInt8>) {
    startLine()
    bytes.append(contentsOf: slice)
  }

  /// Ends the line.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  /// Appends a line of text that is known beforehand.
  package mutating func writeLine(_ text: StaticString) {
    write(text)
    endLine()
  }

  /// Makes the following lines stand one level deeper.
  package mutating func indent() {
    level += 1
  }

  /// Takes back one `indent()`.
  package mutating func outdent() {
    precondition(level > 0, "every outdent() follows an indent()")
    level -= 1
  }

  /// Appends the values with the separator between them.
  mutating func writeList<Element>(
    _ elements: [Element], separator: StaticString = ", ", write: (Element, inout SourceWriter) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst {
        self.write(separator)
      }
      isFirst = false
      write(element, &self)
    }
  }

  /// Appends values in parentheses and what follows them on the line; each value on a line of its own where all together
  /// would pass the width of a line.
  mutating func writeParenthesized<Element>(
    _ elements: [Element], write: (Element, inout SourceWriter) -> Void, followedBy rest: (inout SourceWriter) -> Void
  ) {
    guard lineWidth < .max, !elements.isEmpty, !keepsLists else {
      return writeOnLine(elements, write: write, followedBy: rest)
    }
    let start = bytes.count
    let wasAtLineStart = isAtLineStart
    // The outer list is broken before those in it.
    keepsLists = true
    writeOnLine(elements, write: write, followedBy: rest)
    keepsLists = false
    // A value may have lines of its own; the first is what has to fit.
    let lineStart = (bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    // Tabs are wider than a byte.
    let tabWidth = indentation - base.count - level * unit.count
    guard lineEnd - lineStart + tabWidth + Self.openingBraceWidth > lineWidth else { return }
    bytes.removeSubrange(start...)
    isAtLineStart = wasAtLineStart
    writeLine("(")
    indent()
    for (index, element) in elements.enumerated() {
      write(element, &self)
      if index < elements.count - 1 {
        self.write(",")
      }
      endLine()
    }
    outdent()
    self.write(")")
    rest(&self)
  }

  /// Appends what stands within a string literal of one line.
  mutating func writeUnbroken(_ write: (inout SourceWriter) -> Void) {
    let outside = (isInLiteral, keepsLists)
    (isInLiteral, keepsLists) = (true, true)
    write(&self)
    (isInLiteral, keepsLists) = outside
  }

  /// Appends statements, whose lists have lines of their own.
  mutating func writeOnOwnLines(_ write: (inout SourceWriter) -> Void) {
    let outside = keepsLists
    keepsLists = isInLiteral
    write(&self)
    keepsLists = outside
  }

  private mutating func writeOnLine<Element>(
    _ elements: [Element], write: (Element, inout SourceWriter) -> Void, followedBy rest: (inout SourceWriter) -> Void
  ) {
    self.write("(")
    writeList(elements, write: write)
    self.write(")")
    rest(&self)
  }

  /// Writes the indentation if nothing stands on the line.
  @inline(__always)
  private mutating func startLine() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    bytes.append(contentsOf: base)
    for _ in 0..<level {
      bytes.append(contentsOf: unit)
    }
  }
}
