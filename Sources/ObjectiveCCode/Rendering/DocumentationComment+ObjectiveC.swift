internal import SwiftCode

extension SourceWriter {
  /// Appends documentation, if there is any, in the form that Quick Help knows of Objective-C.
  mutating func writeObjectiveCDocumentation(_ documentation: DocumentationComment?) {
    guard let documentation else { return }
    writeDocumentation(documentation.escapedForObjectiveC, style: .command)
  }
}

extension DocumentationComment.Block {
  /// The block in a comment that nobody but people reads, where only the end of a line matters.
  var escapedForLineComment: Self {
    func escaped(_ text: String) -> String { text.replacing("\\", with: "&#92;").replacing("??/", with: "?&#63;/") }
    return switch self {
    case .paragraph(let text): .paragraph(escaped(text))
    case .item(let text): .item(escaped(text))
    }
  }
}

extension DocumentationComment {
  /// The comment without what would be a command, a tag, or a line that goes on with the next.
  var escapedForObjectiveC: DocumentationComment {
    DocumentationComment(
      Self.escaped(summary),
      discussion: discussion.map { block in
        switch block {
        case .paragraph(let text): .paragraph(Self.escaped(text))
        case .item(let text): .item(Self.escaped(text))
        }
      },
      parameters: parameters.map { ParameterDocumentation($0.name, Self.escaped($0.text)) },
      result: result.map(Self.escaped))
  }

  /// The text with character references in the place of signs that are read as more than themselves.
  ///
  /// A backslash at the end of a line would draw the next line into the comment; the others start commands, tags and
  /// references.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "\\@<&?".utf8.contains($0) }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\\": result += "&#92;"
      case "@": result += "&#64;"
      case "<": result += "&lt;"
      case "&" where rest.first.map({ $0.isLetter || $0 == "#" }) == true: result += "&amp;"
      // Two of them and a slash are a backslash in old standards of C.
      case "?" where rest.first == "?": result += "&#63;"
      default: result.append(character)
      }
    }
    return result
  }
}
