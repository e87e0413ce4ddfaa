import SwiftCode
import Testing

@Suite("A variable")
struct VariableDeclarationTests {
  @Test("may carry a property wrapper with arguments")
  func propertyWrapper() {
    let wrapper = Attribute("Parameter", [Argument("title", .string("Soup")), Argument("default", .real(0.5))])
    let variable = VariableDeclaration(
      attributes: [AttributeLine(wrapper)], .var, "soup", type: .optional(.named("Soup")))
    #expect(
      text(Declaration.variable(variable)) == """
        @Parameter(title: "Soup", default: 0.5)
        var soup: Soup?
        """)
  }

  @Test("may carry one attribute or another")
  func conditionalAttribute() {
    let variable = VariableDeclaration(
      attributes: [
        AttributeLine(if: "!os(tvOS)", Attribute("Parameter", [Argument("title", .string("Soup"))])),
        AttributeLine(if: "DEBUG", Attribute("Checked"), else: Attribute("Unchecked")),
      ], .var, "soup", type: .named("Soup"))
    #expect(
      text(Declaration.variable(variable)) == """
        #if !os(tvOS)
        @Parameter(title: "Soup")
        #endif
        #if DEBUG
        @Checked
        #else
        @Unchecked
        #endif
        var soup: Soup
        """)
  }

  @Test("writes inline words in the order that is given")
  func modifiers() {
    let variable = VariableDeclaration(
      modifiers: [.objc, .access(.package), .setter(.fileprivate)], .var, "code", type: .named("Code"),
      value: .implicitMember("default"))
    #expect(
      text(Declaration.variable(variable)) == "@objc package fileprivate(set) var code: Code = .default")
  }

  @Test("may be computed on its line or in a block")
  func getters() {
    let line = VariableDeclaration(
      modifiers: [.override, .class], .var, "isSoup", type: .named("Bool"), getter: .line(.boolean(true)))
    #expect(text(Declaration.variable(line)) == "override class var isSoup: Bool { true }")
    let summary = Closure(body: [.expression(.verbatim("\\.$soup")), .expression(.verbatim("\\.$spoons"))])
    let block = VariableDeclaration(
      modifiers: [.static], .var, "summary", type: .opaque(.named("Summary")),
      getter: .block([
        .expression(.call(FunctionCall(.name("Summary"), [Argument(.string("Order"))], trailingClosure: summary)))
      ]))
    #expect(
      text(Declaration.variable(block)) == """
        static var summary: some Summary {
            Summary("Order") {
                \\.$soup
                \\.$spoons
            }
        }
        """)
  }
}
