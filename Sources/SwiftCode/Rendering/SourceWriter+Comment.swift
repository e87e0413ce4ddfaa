extension SourceWriter {
  /// The column that documentation does not pass where it can be broken.
  private static let commentWidth = 100

  /// Appends the text as one line comment, however long it is.
  mutating func writeComment(_ text: String) {
    write("//")
    writeWords(text, opening: "//", hanging: "", width: .max)
  }

  /// Appends documentation as line comments.
  mutating func writeDocumentation(_ documentation: DocumentationComment) {
    writeDocumentationText(documentation.summary)
    var isBehindItem = false
    for block in documentation.discussion {
      switch block {
      case .paragraph(let text):
        writeLine("///")
        writeDocumentationText(text)
        isBehindItem = false
      case .item(let text):
        if !isBehindItem {
          writeLine("///")
        }
        writeDocumentationText(text, marker: "- ", hanging: "  ")
        isBehindItem = true
      }
    }
    guard !documentation.parameters.isEmpty || documentation.result != nil else { return }
    writeLine("///")
    if documentation.parameters.count == 1 {
      for parameter in documentation.parameters {
        writeDocumentationText("\(parameter.name): \(parameter.text)", marker: "- Parameter ", hanging: "  ")
      }
    } else if !documentation.parameters.isEmpty {
      writeLine("/// - Parameters:")
      for parameter in documentation.parameters {
        writeDocumentationText("\(parameter.name): \(parameter.text)", marker: "  - ", hanging: "    ")
      }
    }
    if let result = documentation.result {
      writeDocumentationText(result, marker: "- Returns: ", hanging: "  ")
    }
  }

  /// Appends a paragraph of documentation.
  private mutating func writeDocumentationText(
    _ text: String, marker: StaticString = "", hanging: StaticString = ""
  ) {
    write("///")
    if marker.utf8CodeUnitCount > 0 {
      write(" ")
      write(marker)
    }
    writeWords(
      text, opening: "///", hanging: hanging, width: Self.commentWidth, markerWidth: marker.utf8CodeUnitCount)
  }

  /// Appends the words of the text with single blanks between them and ends the line.
  ///
  /// Line breaks, control characters and characters that reorder text count as blanks, so no text leaves its comment.
  /// - Parameters:
  ///   - text: The text.
  ///   - opening: What starts a further line; it is already written on the first.
  ///   - hanging: What a further line is indented by.
  ///   - width: The column that is not passed where the text can be broken.
  ///   - markerWidth: The width of what the first line has between opening and text, its last blank included.
  private mutating func writeWords(
    _ text: String, opening: StaticString, hanging: StaticString, width: Int, markerWidth: Int = 0
  ) {
    var column = indentation + opening.utf8CodeUnitCount + markerWidth
    var needsBlank = markerWidth == 0
    if markerWidth > 0 {
      column += 1
    }
    let bytes = Array(text.utf8)
    var position = 0
    var isFirst = true
    while let word = CommentWord(in: bytes, from: position) {
      position = word.range.upperBound
      if !isFirst, column + 1 + word.width > width, !word.startsMarkup(in: bytes) {
        endLine()
        write(opening)
        write(" ")
        write(hanging)
        column = indentation + opening.utf8CodeUnitCount + 1 + hanging.utf8CodeUnitCount
        needsBlank = false
      }
      if needsBlank {
        write(byte: UInt8(ascii: " "))
        column += 1
      }
      needsBlank = true
      isFirst = false
      if word.hasAsterisk {
        writeApart(bytes[word.range])
      } else {
        write(bytes: bytes[word.range])
      }
      column += word.width
    }
    endLine()
  }

  /// Appends a word with blanks that keep apart the signs which open and close block comments: Swift itself ignores them
  /// in a line comment, but tools that cut comments out of a text may not.
  private mutating func writeApart(_ word: ArraySlice<UInt8>) {
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      switch (word[index - 1], word[index]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")), (UInt8(ascii: "*"), UInt8(ascii: "/")):
        write(bytes: word[start..<index])
        write(byte: UInt8(ascii: " "))
        start = index
      default:
        break
      }
    }
    write(bytes: word[start...])
  }
}
