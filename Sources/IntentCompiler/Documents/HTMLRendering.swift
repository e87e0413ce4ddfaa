internal import SourceDiagnostics

/// A document as a page of its own, which loads nothing and can be read as XML, too.
struct HTMLRendering {
  private let document: Document

  /// A document as a page.
  init(_ document: Document) {
    self.document = document
  }

  /// The whole file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <meta name="generator" content="intentc" />
    <title>\(document.title.escapedForHTML)</title>
    <style>
    \(HTMLStyle.text)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
    <h1>\(document.title.escapedForHTML)</h1>
    \(lines(of: document.introduction, level: 1))
    </header>
    <div class="columns">
    \(navigation)
    <main id="content">
    \(lines(of: document.sections.map(Document.Block.section), level: 1))
    </main>
    </div>
    </body>
    </html>

    """
  }

  private var navigation: String {
    let links = document.sections.compactMap { section in
      section.anchor.map { anchor in
        "<li><a href=\"#\(anchor.escapedForHTML)\">\(section.heading.map(\.plain).joined().escapedForHTML)</a></li>"
      }
    }
    return "<nav aria-label=\"Sections\">\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</nav>"
  }

  private func lines(of blocks: [Document.Block], level: Int) -> String {
    blocks.map { element(of: $0, level: level) }.joined(separator: "\n")
  }

  private func element(of block: Document.Block, level: Int) -> String {
    switch block {
    case .paragraph(let text): "<p>\(line(text))</p>"
    case .figures(let figures):
      "<ul class=\"figures\">\n"
        + figures.map { figure in
          "<li class=\"\(figure.tone.rawValue)\"><strong>\(figure.number)</strong> "
            + "<span>\(figure.words.escapedForHTML)</span></li>"
        }.joined(separator: "\n") + "\n</ul>"
    case .list(let items):
      "<ul>\n"
        + items.map { item in
          let below = item.items.map { "<li>\(line($0))</li>" }.joined(separator: "\n")
          return "<li>\(line(item.text))" + (below.isEmpty ? "" : "\n<ul>\n\(below)\n</ul>\n") + "</li>"
        }.joined(separator: "\n") + "\n</ul>"
    case .checklist(let items):
      "<ul class=\"checks\">\n"
        + items.map { "<li><label><input type=\"checkbox\" /> <span>\(line($0))</span></label></li>" }
        .joined(separator: "\n") + "\n</ul>"
    case .table(let table): element(of: table)
    case .section(let section): element(of: section, level: level + 1)
    }
  }

  private func element(of section: Document.Section, level: Int) -> String {
    let anchor = section.anchor.map { " id=\"\($0.escapedForHTML)\"" } ?? ""
    return "<section\(anchor)>\n<h\(level)>\(line(section.heading))</h\(level)>\n"
      + lines(of: section.blocks, level: level) + "\n</section>"
  }

  /// A table in a frame that scrolls, by keyboard too; where a page is narrow, each row is a block with the names of its
  /// cells, which is why the roles are told apart from how it looks.
  private func element(of table: Document.Table) -> String {
    let caption = table.caption.isEmpty ? "" : "<caption>\(line(table.caption))</caption>\n"
    let names = table.header.map(\.escapedForHTML)
    let header = names.map { "<th scope=\"col\" role=\"columnheader\">\($0)</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = zip(names, row).enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\" role=\"rowheader\">\(line(cell.1))</th>"
          : "<td role=\"cell\" data-name=\"\(cell.0)\">\(line(cell.1))</td>"
      }
      return "<tr role=\"row\">\(cells.joined())</tr>"
    }
    let name = table.caption.isEmpty ? table.header.joined(separator: ", ") : table.caption.map(\.plain).joined()
    return """
      <div class="table" role="region" tabindex="0" aria-label="\(name.escapedForHTML)">
      <table role="table">
      \(caption)<thead role="rowgroup"><tr role="row">\(header)</tr></thead>
      <tbody role="rowgroup">
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  // MARK: Runs

  private func line(_ text: [Document.Text]) -> String { text.map(run).joined() }

  private func run(_ run: Document.Text) -> String {
    let text = run.plain.escapedForHTML
    return switch run {
    case .words: text
    case .strong: "<strong>\(text)</strong>"
    case .label(_, let tone): "<strong class=\"label \(tone.rawValue)\">\(text)</strong>"
    case .code: "<code>\(text)</code>"
    case .reference(_, let anchor): "<a href=\"#\(anchor.escapedForHTML)\"><code>\(text)</code></a>"
    case .link(_, let anchor): "<a href=\"#\(anchor.escapedForHTML)\">\(text)</a>"
    case .quote: "<q dir=\"auto\">\(text)</q>"
    case .place: "<span class=\"place\">\(text)</span>"
    }
  }
}

extension Document.Text {
  /// The text without what it is.
  fileprivate var plain: String {
    switch self {
    case .words(let text), .strong(let text), .label(let text, _), .code(let text), .reference(let text, _),
      .link(let text, _),
      .quote(let text), .place(let text):
      text
    }
  }
}

extension String {
  /// The text as content or value of an attribute; what cannot be seen is written out.
  fileprivate var escapedForHTML: String {
    var result = ""
    for scalar in singleLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // No page may have these two.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
