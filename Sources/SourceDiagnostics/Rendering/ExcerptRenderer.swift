/// Diagnostics for people: the place, the message, and the source line with the place marked.
///
/// For example:
///
///     Tea.intentdefinition:12:9: error: value of 'INIntentParameterTag' must be integer, not string [wrong-value-type]
///     11 │ <key>INIntentParameterTag</key>
///     12 │ <string>three</string>
///        │         ^~~~~
///        ╰─ hint: write it as an integer element
///
///     1 error
///
/// Lines and columns in the first line count bytes from 1; the mark stands where the terminal shows the text, with tabs
/// every four columns. Of a long line the part around the mark is shown. Nothing from the file can steer the terminal.
package struct ExcerptRenderer: Sendable {
  /// Whether ANSI colours are written.
  package let colored: Bool

  /// The terminal columns that a source line may take, without the line number; at least 20.
  package let lineWidth: Int

  /// A renderer; plain text unless colours are asked for.
  package init(colored: Bool = false, lineWidth: Int = 110) {
    self.colored = colored
    self.lineWidth = max(20, lineWidth)
  }

  /// The report with the totals at its end; no finding gives no text.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var lines: [String] = []
    for diagnostic in diagnostics {
      append(diagnostic, to: &lines, &index)
      lines.append("")
    }
    guard !lines.isEmpty else { return "" }
    lines.append(DiagnosticSummary(diagnostics).description)
    return lines.joined(separator: "\n") + "\n"
  }

  private var palette: ANSIPalette { ANSIPalette(isEnabled: colored) }

  private func append(_ diagnostic: Diagnostic, to lines: inout [String], _ index: inout SourceIndex) {
    let slug = palette.paint("[\(diagnostic.id.slug)]", .faint)
    let header = header(diagnostic.severity, diagnostic.message, at: diagnostic.location, &index)
    lines.append("\(header) \(slug)")
    var remarks = diagnostic.notes.filter { $0.location == nil }.map { ("note", $0.message) }
    remarks += [diagnostic.hint].compactMap { $0 }.map { ("hint", $0) }
    for fixIt in diagnostic.fixIts {
      remarks.append(("fix-it", fixIt.message + elsewhere(fixIt, of: diagnostic, &index)))
    }
    var gutter = 1
    if let location = diagnostic.location {
      gutter = appendExcerpt(location, diagnostic.severity, to: &lines, &index)
    }
    for (number, remark) in remarks.enumerated() {
      let corner = palette.paint(number == remarks.count - 1 ? "╰─" : "├─", .faint)
      let word = palette.paint("\(remark.0):", .note)
      lines.append("\(String(repeating: " ", count: gutter)) \(corner) \(word) \(remark.1.singleLine)")
    }
    for note in diagnostic.notes {
      guard let location = note.location else { continue }
      lines.append(self.header(.note, note.message, at: location, &index))
      _ = appendExcerpt(location, .note, to: &lines, &index)
    }
  }

  private func header(
    _ severity: Severity, _ message: String, at location: SourceLocation?, _ index: inout SourceIndex
  ) -> String {
    let place = palette.paint("\(index.prefix(location)):", .strong)
    let word = palette.paint("\(severity.rawValue):", ANSIPalette.role(severity))
    return "\(place) \(word) \(palette.paint(message.singleLine, .strong))"
  }

  /// Where a fix-it applies, unless it applies at the finding itself.
  private func elsewhere(_ fixIt: FixIt, of diagnostic: Diagnostic, _ index: inout SourceIndex) -> String {
    guard let finding = diagnostic.location, let place = diagnostic.location(of: fixIt) else { return "" }
    let start = index.span(of: place).start
    return start == index.span(of: finding).start ? "" : " (line \(start.line), column \(start.column))"
  }

  /// Appends the marked line with the one before it; returns the width of the line numbers.
  private func appendExcerpt(
    _ location: SourceLocation, _ severity: Severity, to lines: inout [String], _ index: inout SourceIndex
  ) -> Int {
    let source = index.source(location.file)
    let span = source.span(of: location.range)
    let gutter = String(span.start.line).utf8.count
    func row(_ number: String, _ text: String) -> String {
      let margin = String(repeating: " ", count: gutter - number.utf8.count) + number + " │"
      return palette.paint(margin, .faint) + (text.isEmpty ? "" : " \(text)")
    }
    func line(_ number: Int, mark: Range<Int>) -> ExcerptLine {
      ExcerptLine(source.file.bytes, content: source.content(ofLine: number), mark: mark, limit: lineWidth)
    }
    if span.start.line > 1 {
      lines.append(row(String(span.start.line - 1), line(span.start.line - 1, mark: 0..<0).text))
    }
    let marked = line(span.start.line, mark: location.range.offsets)
    lines.append(row(String(span.start.line), marked.text))
    let mark = "^" + String(repeating: "~", count: marked.markWidth - 1)
    let end = lastLine(of: location.range, in: source, span)
    let rest = end > span.start.line ? " to line \(end)" : ""
    let indent = String(repeating: " ", count: marked.markColumn)
    lines.append(row("", indent + palette.paint(mark + rest, ANSIPalette.role(severity))))
    return gutter
  }

  /// The line of a range's last byte; an end at the start of a line is still the line before.
  private func lastLine(of range: SourceRange, in source: IndexedSource, _ span: SourceSpan) -> Int {
    span.end.column == 1 && range.upperBound > range.lowerBound ? span.end.line - 1 : span.end.line
  }
}
