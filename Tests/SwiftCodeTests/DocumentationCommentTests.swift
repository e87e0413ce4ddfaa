import SwiftCode
import Testing

@Suite("A documentation comment")
struct DocumentationCommentTests {
  /// The comment's lines above a variable at file level.
  private func lines(_ comment: DocumentationComment) -> [Substring] {
    text(Declaration.variable(VariableDeclaration(documentation: comment, .let, "x", value: .nil)))
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("has summary, discussion, parameters and result")
  func parts() {
    let comment = DocumentationComment(
      "Orders a soup.",
      discussion: [.paragraph("At once."), .item("Hot."), .item("Cold."), .paragraph("Or not.")],
      parameters: [ParameterDocumentation("soup", "The soup."), ParameterDocumentation("spoons", "How many.")],
      result: "The bill.")
    #expect(
      lines(comment).joined(separator: "\n") == """
        /// Orders a soup.
        ///
        /// At once.
        ///
        /// - Hot.
        /// - Cold.
        ///
        /// Or not.
        ///
        /// - Parameters:
        ///   - soup: The soup.
        ///   - spoons: How many.
        /// - Returns: The bill.
        """)
  }

  @Test("names a single parameter on its line")
  func singleParameter() {
    let comment = DocumentationComment("Eats.", parameters: [ParameterDocumentation("soup", "The soup.")])
    #expect(lines(comment) == ["/// Eats.", "///", "/// - Parameter soup: The soup."])
  }

  @Test("is wrapped at 100 columns, items with a hanging indentation")
  func wrapping() {
    let words = (1...80).map { "wort\($0)é" }
    let comment = DocumentationComment(
      words.joined(separator: " "), discussion: [.item(words.joined(separator: "  "))])
    let wrapped = lines(comment)
    #expect(wrapped.allSatisfy { $0.count <= 100 })
    #expect(wrapped.contains { $0.count > 92 })
    let items = wrapped.drop { !$0.hasPrefix("/// - ") }
    #expect(items.dropFirst().allSatisfy { $0.hasPrefix("///   wort") })
    #expect(items.flatMap { $0.split(separator: " ").filter { $0.hasPrefix("wort") } }.map(String.init) == words)
  }

  @Test("is wrapped before code")
  func wrappingBeforeCode() {
    let wrapped = lines(DocumentationComment(Array(repeating: "`soup.bowl`", count: 40).joined(separator: ", ")))
    #expect(wrapped.allSatisfy { $0.count <= 100 && $0.hasPrefix("/// `soup") })
  }

  @Test("counts its indentation when it is wrapped")
  func wrappingInside() {
    let comment = DocumentationComment(String(repeating: "word ", count: 100))
    let type = TypeDeclaration(
      .struct, "A", members: [.variable(VariableDeclaration(documentation: comment, .let, "x"))])
    let lines = text(Declaration.type(type)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.count > 95 && $0.hasPrefix("    /// word") })
  }

  @Test("keeps every text inside its lines")
  func injection() {
    let nasty = "a\nlet b = 1\r\n*/ func c() {}\u{2028}d\u{85}e\u{0}f\u{B}g/*h*/i /*/ j\u{202E}k\u{2066}l"
    let comment = DocumentationComment(
      nasty, discussion: [.paragraph(nasty), .item(nasty)], parameters: [ParameterDocumentation("p\n", nasty)],
      result: nasty)
    let lines = lines(comment)
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.hasPrefix("///") })
    #expect(lines.allSatisfy { !$0.contains("/*") && !$0.contains("*/") })
    #expect(lines[0] == "/// a let b = 1 * / func c() {} d e f g/ *h* /i / * / j k l")
    let allowed = lines.joined().unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) }
    #expect(allowed)
  }

  @Test("never lets a wrapped line start like a list, heading or quotation")
  func markup() {
    for marker in ["-", "#", ">", "1.", "12)", "===", "```", "|"] {
      let sentence = Array(repeating: "wordwordw \(marker)", count: 30).joined(separator: " ")
      let wrapped = lines(DocumentationComment(sentence))
      #expect(wrapped.count > 2)
      #expect(wrapped.allSatisfy { $0.hasPrefix("/// wordwordw") })
    }
  }

  @Test("without words is an empty comment line")
  func empty() {
    #expect(lines(DocumentationComment(" \n")) == ["///"])
  }
}
