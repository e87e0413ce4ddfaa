/// A buffer of UTF-8 source text that knows its indentation.
///
/// Indentation is written when the first text of a line arrives, so blank lines have no trailing blanks.
package struct SourceWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// The number of blanks per level.
  private let indentationWidth: Int

  /// The current level.
  private var level = 0

  /// Whether nothing stands on the current line.
  private var isAtLineStart = true

  /// An empty buffer that indents by the given number of blanks.
  package init(indentationWidth: Int = 4) {
    self.indentationWidth = indentationWidth
  }

  /// The column at which text on a new line starts, from 0.
  var indentation: Int { level * indentationWidth }

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

  /// Writes the indentation if nothing stands on the line.
  @inline(__always)
  private mutating func startLine() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    for _ in 0..<indentation {
      bytes.append(UInt8(ascii: " "))
    }
  }
}
