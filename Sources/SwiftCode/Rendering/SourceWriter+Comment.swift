extension SourceWriter {
  /// The column that documentation does not pass where it can be broken.
  private static let commentWidth = 100

  /// Appends the text as one line comment, however long it is.
  package mutating func writeComment(_ text: String) {
    write("//")
    writeWords(text, opening: "//", hanging: "", width: .max)
  }

  /// Appends paragraphs and items as line comments.
  package mutating func writeComment(_ blocks: [DocumentationComment.Block]) {
    guard let first = blocks.first else { return }
    writeText(of: first, opening: "//")
    writeFurther(blocks.dropFirst(), opening: "//", isBehindItem: first.isItem)
  }

  /// Appends documentation as line comments.
  package mutating func writeDocumentation(
    _ documentation: DocumentationComment, style: DocumentationStyle = .list
  ) {
    writeDocumentationText(documentation.summary)
    writeFurther(documentation.discussion[...], opening: "///", isBehindItem: false)
    guard !documentation.parameters.isEmpty || documentation.result != nil else { return }
    writeLine("///")
    if style == .command { return writeCommands(of: documentation) }
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

  private mutating func writeCommands(of documentation: DocumentationComment) {
    for parameter in documentation.parameters {
      writeDocumentationText("\(parameter.name) \(parameter.text)", marker: "@param ", hanging: "  ")
    }
    if let result = documentation.result {
      writeDocumentationText(result, marker: "@return ", hanging: "  ")
    }
  }

  /// Appends what follows the first block, with an empty line before everything but an item behind an item.
  private mutating func writeFurther(
    _ blocks: ArraySlice<DocumentationComment.Block>, opening: StaticString, isBehindItem: Bool
  ) {
    var isBehindItem = isBehindItem
    for block in blocks {
      if !(block.isItem && isBehindItem) {
        writeLine(opening)
      }
      writeText(of: block, opening: opening)
      isBehindItem = block.isItem
    }
  }

  private mutating func writeText(of block: DocumentationComment.Block, opening: StaticString) {
    switch block {
    case .paragraph(let text): writeText(text, opening: opening)
    case .item(let text): writeText(text, opening: opening, marker: "- ", hanging: "  ")
    }
  }

  /// Appends a paragraph of documentation.
  private mutating func writeDocumentationText(
    _ text: String, marker: StaticString = "", hanging: StaticString = ""
  ) {
    writeText(text, opening: "///", marker: marker, hanging: hanging)
  }

  private mutating func writeText(
    _ text: String, opening: StaticString, marker: StaticString = "", hanging: StaticString = ""
  ) {
    write(opening)
    if marker.utf8CodeUnitCount > 0 {
      write(" ")
      write(marker)
    }
    writeWords(
      text, opening: opening, hanging: hanging, width: Self.commentWidth, markerWidth: marker.utf8CodeUnitCount)
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

extension DocumentationComment.Block {
  /// Whether it is an item of a list.
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
