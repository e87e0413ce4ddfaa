internal import SourceDiagnostics

/// A section of a document as plain text.
struct TextRendering {
  private let section: Document.Section

  /// Longer rows of a table are written cell by cell.
  private static let longestRow = 120

  /// A section as plain text.
  init(_ section: Document.Section) {
    self.section = section
  }

  /// The lines, with the title.
  var lines: [String] {
    MigrationReportText.title(Self.text(section.heading)) + section.blocks.flatMap { Self.lines(of: $0) }
  }

  private static func lines(of block: Document.Block) -> [String] {
    switch block {
    case .paragraph(let text): ["  " + self.text(text)]
    case .figures(let figures): ["  " + figures.map { "\($0.number) \($0.words)" }.joined(separator: ", ")]
    case .list(let items):
      items.flatMap { item in ["  - " + text(item.text)] + item.items.map { "      " + text($0) } }
    case .checklist(let items): items.map { "  - " + text($0) }
    case .table(let table): lines(of: table)
    case .section(let section):
      ["", "  " + text(section.heading)] + section.blocks.flatMap { lines(of: $0) }.map { "  " + $0 }
    }
  }

  private static func lines(of table: Document.Table) -> [String] {
    let caption = table.caption.isEmpty ? [] : ["  " + text(table.caption)]
    let rows = table.rows.map { $0.map(text) }
    let aligned = MigrationReportText.aligned([table.header] + rows).map { "  " + $0 }
    if aligned.allSatisfy({ $0.count <= longestRow }) { return caption + aligned }
    return caption
      + rows.flatMap { row in
        ["    " + (row.first ?? "")]
          + zip(table.header, row).dropFirst().filter { !$1.isEmpty }.map { "      \($0): \($1)" }
      }
  }

  private static func text(_ runs: [Document.Text]) -> String {
    runs.map { run in
      switch run {
      case .words(let words), .strong(let words), .label(let words, _), .link(let words, _), .place(let words): words
      case .code(let code), .reference(let code, _): code
      case .quote(let text): "“\(text)”"
      }
    }.joined().singleLine
  }
}
