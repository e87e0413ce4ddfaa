import SwiftCode
import Testing

@Suite("A file")
struct SwiftFileTests {
  @Test("imports a module where there is one, and gives types other names")
  func conditionalImport() {
    let file = SwiftFile(
      imports: [ImportDeclaration("Intents"), ImportDeclaration("Speech", if: "canImport(Speech)")],
      declarations: [
        .typeAlias(
          TypeAliasDeclaration(
            modifiers: [.access(.public)], "Filter",
            .function(FunctionType(attributes: ["Sendable"], [.named("Soup")], result: .named("Bool"))))),
        .variable(
          VariableDeclaration(
            modifiers: [.nonisolatedUnsafe], .let, "path", value: .rootedProjectedKeyPath(.named("Soup"), "price"))),
      ])
    #expect(
      text(file) == """
        import Intents
        #if canImport(Speech)
        import Speech
        #endif

        public typealias Filter = @Sendable (Soup) -> Bool

        nonisolated(unsafe) let path = \\Soup.$price

        """)
  }

  @Test("has header, condition, imports, declarations and footer, one blank line apart")
  func frame() {
    let file = SwiftFile(
      header: ["Made from Menu.", "swift-format-ignore-file"], condition: "canImport(Intents)",
      imports: [ImportDeclaration("Intents"), ImportDeclaration(modifiers: [.access(.public)], "Foundation")],
      declarations: [
        .type(TypeDeclaration(.struct, "Soup", layout: .compact)),
        .variable(VariableDeclaration(.let, "soup", value: .integer(1))),
      ], footer: ["swiftlint:enable all"])
    #expect(
      text(file) == """
        // Made from Menu.
        // swift-format-ignore-file

        #if canImport(Intents)

        import Intents
        public import Foundation

        struct Soup {
        }

        let soup = 1

        #endif

        // swiftlint:enable all

        """)
  }

  @Test("with sections has the condition and the imports of each in its place")
  func sections() {
    func soup(_ name: String) -> Declaration {
      .variable(VariableDeclaration(.let, name, value: .integer(1)))
    }
    let file = SwiftFile(
      header: ["Made."], declarations: [soup("first")],
      sections: [
        SwiftFileSection(
          condition: "canImport(Intents)", imports: [ImportDeclaration("Intents")], declarations: [soup("second")]),
        SwiftFileSection(declarations: [soup("third")]),
      ], footer: ["End."])
    #expect(
      text(file) == """
        // Made.

        let first = 1

        #if canImport(Intents)

        import Intents

        let second = 1

        #endif

        let third = 1

        // End.

        """)
    #expect(file.visits.count == 3 * SwiftFile(declarations: [soup("one")]).visits.count)
  }

  @Test("without header, condition and imports starts with its first declaration")
  func bareFile() {
    let file = SwiftFile(declarations: [.variable(VariableDeclaration(.var, "soup", type: .named("Soup")))])
    #expect(text(file) == "var soup: Soup\n")
  }

  @Test("keeps a header line on one line whatever it holds")
  func headerStaysOnItsLine() {
    let long = String(repeating: "long ", count: 60)
    let file = SwiftFile(header: ["Made from a\nb\r\n\u{2028}c.\u{0}", long], declarations: [])
    #expect(text(file) == "// Made from a b c.\n// \(long.dropLast())\n")
  }

  @Test("indents by the width that is asked for", arguments: [2, 4])
  func indentationWidth(width: Int) {
    let file = SwiftFile(declarations: [
      .type(
        TypeDeclaration(
          .enum, "Size", members: [.enumCase(EnumCaseDeclaration("small"))], layout: .compact))
    ])
    let rendered = String(decoding: file.render(indentationWidth: width), as: UTF8.self)
    #expect(rendered == "enum Size {\n\(String(repeating: " ", count: width))case small\n}\n")
  }
}
