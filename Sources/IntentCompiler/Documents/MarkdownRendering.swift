internal import SourceDiagnostics

/// A document as Markdown, as code hosts show it.
struct MarkdownRendering {
  private let document: Document

  /// A document as Markdown.
  init(_ document: Document) {
    self.document = document
  }

  /// The whole file.
  var text: String {
    let parts =
      ["# " + Self.escaped(document.title)] + document.introduction.flatMap { blocks(of: $0, level: 1) }
      + document.sections.flatMap { blocks(of: .section($0), level: 1) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The parts between which lines are left empty.
  private func blocks(of block: Document.Block, level: Int) -> [String] {
    switch block {
    case .paragraph(let text): [Self.line(text)]
    case .figures(let figures):
      [figures.map { "**\($0.number)** " + Self.escaped($0.words) }.joined(separator: " · ")]
    case .list(let items):
      [
        items.flatMap { item in ["- " + Self.line(item.text)] + item.items.map { "  - " + Self.line($0) } }
          .joined(separator: "\n")
      ]
    case .checklist(let items): [items.map { "- [ ] " + Self.line($0) }.joined(separator: "\n")]
    case .table(let table): (table.caption.isEmpty ? [] : [Self.line(table.caption)]) + [rows(of: table)]
    case .section(let section):
      [String(repeating: "#", count: level + 1) + " " + Self.line(section.heading, isHeading: true)]
        + section.blocks.flatMap { blocks(of: $0, level: level + 1) }
    }
  }

  private func rows(of table: Document.Table) -> String {
    let header = table.header.map(Self.escaped)
    let rows = table.rows.map { row in row.map { Self.line($0, inTable: true) } }
    return ([header, header.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  // MARK: Runs

  private static func line(_ text: [Document.Text], inTable: Bool = false, isHeading: Bool = false) -> String {
    text.map { run in
      switch run {
      case .words(let words), .link(let words, _): escaped(words)
      // A heading stands out anyway.
      case .strong(let words), .label(let words, _): isHeading ? escaped(words) : "**\(escaped(words))**"
      case .code(let code), .reference(let code, _), .place(let code): span(code, inTable: inTable)
      case .quote(let text): isolated("“\(escaped(text))”", for: text)
      }
    }.joined()
  }

  /// A text of which no character is markup, starts a mention or becomes a link.
  ///
  /// It goes by scalars: an accent on a bracket makes it another character, but no other markup.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.singleLine.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[(index + 1)...].prefix(2)
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += ["\\", scalar]
      case "-" where index == 0, "+" where index == 0, "#" where index == 0: result += ["\\", scalar]
      case "." where index > 0, ")" where index > 0:
        let isNumber = scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
        let isAddress = scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars)
        result += isNumber || isAddress ? ["\\", scalar] : [scalar]
      case ":" where rest.elementsEqual("//".unicodeScalars): result += "&#58;".unicodeScalars
      // A host looks for people and issues after it has read the markup.
      case "@", "#":
        result.append(scalar)
        if rest.first?.properties.isAlphabetic ?? false || rest.first?.properties.numericType != nil {
          result += "<!-- -->".unicodeScalars
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A span of code, fenced by more accents than are in it.
  private static func span(_ code: String, inTable: Bool) -> String {
    let scalars = code.singleLine.unicodeScalars
    // Code in a cell may not have a bar.
    if inTable, scalars.contains("|") { return "<code>\(escaped(code))</code>" }
    let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = scalars.first == "`" || scalars.last == "`" || scalars.isEmpty ? " " : ""
    return fence + padding + String(scalars) + padding + fence
  }

  /// A text from right to left turns nothing but itself.
  private static func isolated(_ markup: String, for text: String) -> String {
    text.unicodeScalars.contains { (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
      ? "\u{2068}\(markup)\u{2069}" : markup
  }
}
