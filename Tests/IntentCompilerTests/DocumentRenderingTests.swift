import Foundation
import Testing

@testable import IntentCompiler

@Suite("Documents in Markdown and as pages")
struct DocumentRenderingTests {
  /// Texts that would be markup, or would turn or break what is around them, if they were not written out.
  private static let hostile = [
    "<script>alert(1)</script>", "a | b \\| c", "**bold** _em_ ~~gone~~", "`code` ``more``",
    "[link](javascript:x) ![i](x)",
    "1. one", "- item", "# title", "line\nbreak\r\n\tand more", "&lt; &amp; &#60;", "\"quoted\" 'single'",
    "@everyone #12 https://example.com www.example.com", "]]> <!-- --> <?x?>", "\u{202E}drow\u{2066}", "שלום עולם",
    "<\u{301}b>|\u{301}`\u{301}",
    "\0\u{1B}\u{FFFE}\u{FFFF}\u{2028}", "${name} $x^2$", "", " ", "\\",
  ]

  /// A document that has a text in every place that a document has.
  private static func document(_ text: String) -> Document {
    let runs: [Document.Text] = [
      .words(text), .strong("s"), .label(text, .grave), .code(text), .reference(text, anchor: "a"),
      .link(text, anchor: "a"), .quote(text), .place(text),
    ]
    let table = Document.Table(
      caption: runs, header: ["one", text], rows: [[runs, runs], [[.code("|")], [.code("`")]]])
    return Document(
      title: text, introduction: [.paragraph(runs), .figures([Document.Figure(number: 1, words: text)])],
      sections: [
        Document.Section(
          heading: [.words(text)], anchor: "a",
          blocks: [
            .list([Document.Item(text: runs, items: [runs])]), .checklist([runs, runs]), .table(table),
            .section(Document.Section(heading: runs, anchor: nil, blocks: [.paragraph(runs)])),
          ])
      ])
  }

  @Test("a page is well-formed and shows a text as it is, whatever that is", arguments: hostile)
  func pages(text: String) throws {
    let page = HTMLRendering(Self.document(text)).text
    let (reading, fault) = PageReading.read(page)
    #expect(fault == nil, "\(page)")
    // Nothing but the document's own elements and its text.
    #expect(reading.elements.isDisjoint(with: ["script", "b", "img", "link", "iframe", "em"]))
    #expect(reading.attributes.isDisjoint(with: ["src", "onload", "onclick", "style", "srcset"]))
    #expect(reading.targets.allSatisfy { $0.hasPrefix("#") })
    #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("<script"))
    let shown = text.unicodeScalars.filter { ("a"..."z").contains($0) }
    if !shown.isEmpty {
      #expect(reading.quotes.allSatisfy { quote in shown.allSatisfy { quote.unicodeScalars.contains($0) } })
    }
    if text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value < 0x2000 || $0 == "|" }) {
      #expect(Set(reading.quotes) == [text])
    }
  }

  @Test("a row of a Markdown table has as many cells as its header, whatever is in them", arguments: hostile)
  func rows(text: String) {
    let markdown = MarkdownRendering(Self.document(text)).text
    let lines = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(lines.count == 4)
    for line in lines { #expect(Self.barCount(in: line) == 3, "\(line)") }
  }

  /// The bars of a line that are not escaped, as a table reads them: even in code.
  private static func barCount(in line: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "|", !isEscaped { count += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }

  @Test(
    "texts in Markdown are no markup, mention or link",
    arguments: [
      ("<b>", "&lt;b&gt;"), ("a|b", "a\\|b"), ("*a* _b_", "\\*a\\* \\_b\\_"), ("`a`", "\\`a\\`"),
      ("[a](b)", "\\[a\\](b)"),
      ("1. a", "1\\. a"), ("2.5", "2\\.5"), ("- a", "\\- a"), ("a - b", "a - b"), ("# a", "\\# a"), ("a\nb", "a\\\\nb"),
      ("&amp;", "&amp;amp;"), ("@team", "@<!-- -->team"), ("no #12", "no #<!-- -->12"),
      ("https://a.b", "https&#58;//a.b"),
      ("www.a.b", "www\\.a.b"), ("$a$", "\\$a\\$"), ("<\u{301}b", "&lt;\u{301}b"),
    ])
  func escapes(text: String, markup: String) {
    let document = Document(title: "T", introduction: [.paragraph([.words(text)])], sections: [])
    // Scalars, as an accent on a bracket makes other characters equal.
    #expect(
      MarkdownRendering(document).text.unicodeScalars.elementsEqual("# T\n\n\(markup)\n".unicodeScalars),
      "\(MarkdownRendering(document).text)")
  }

  @Test(
    "code in Markdown has a fence that is not in it",
    arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``a", "``` ``a ```"), ("a|b", "`a|b`")])
  func fences(code: String, markup: String) {
    let document = Document(title: "T", introduction: [.paragraph([.code(code)])], sections: [])
    #expect(MarkdownRendering(document).text == "# T\n\n\(markup)\n")
  }

  @Test(
    "names in sentences are told from apostrophes",
    arguments: [
      ("'id' is it", [.code("id"), .words(" is it")]),
      ("the app's 'a' and 'b'", [.words("the app's "), .code("a"), .words(" and "), .code("b")]),
      ("users' data", [.words("users' data")]), ("'open", [.words("'open")]),
      ("('--x y' keeps it)", [.words("("), .code("--x y"), .words(" keeps it)")]),
      ("", []), ("''", [.words("''")]),
    ] as [(String, [Document.Text])])
  func prose(sentence: String, runs: [Document.Text]) {
    #expect(Document.Text.prose(sentence) == runs)
  }
}
