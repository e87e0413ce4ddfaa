import SwiftCode
import Testing

@Suite("A function")
struct FunctionDeclarationTests {
  @Test("without a body is a requirement on one line, however long")
  func requirement() {
    let completion = TypeExpression.function(
      FunctionType(
        attributes: ["escaping", "Sendable"],
        [.optional(.generic("INObjectCollection", [.named("Soup")])), .optional(.named("Error"))],
        result: .named("Swift.Void")))
    let function = FunctionDeclaration(
      attributes: [AttributeLine(.renamed(to: "list(for:)"))], modifiers: [.optional], "list",
      parameters: [
        FunctionParameter(label: .word("for"), "intent", .named("OrderSoupIntent")),
        FunctionParameter("searchTerm", .optional(.named("String"))),
        FunctionParameter(label: .word("with"), "completion", completion),
      ])
    #expect(
      text(Declaration.function(function)) == """
        @available(*, renamed: "list(for:)")
        optional func list(for intent: OrderSoupIntent, searchTerm: String?, \
        with completion: @escaping @Sendable (INObjectCollection<Soup>?, Error?) -> Swift.Void)
        """)
  }

  @Test("writes its effects before its result")
  func effects() {
    let function = FunctionDeclaration("load", effects: .asyncThrows, result: .array(.named("Soup")))
    #expect(text(Declaration.function(function)) == "func load() async throws -> [Soup]")
    let some = FunctionDeclaration("perform", effects: .throws, result: .opaque(.named("IntentResult")))
    #expect(text(Declaration.function(some)) == "func perform() throws -> some IntentResult")
  }

  @Test("has each statement of its body on a line")
  func body() {
    let function = FunctionDeclaration(
      modifiers: [.access(.public), .static], "success",
      parameters: [
        FunctionParameter(label: .omitted, "soup", .named("Soup")),
        FunctionParameter("spoons", .named("Int"), defaultValue: .integer(1)),
      ], result: .named("Response"),
      body: [
        .comment([.paragraph("Serve it.")]),
        .variable(VariableDeclaration(.let, "response", value: .call(.name("Response")))),
        .assignment(to: .member(.name("response"), "soup"), .name("soup")),
        .expression(.call(.initializer(.selfReference))),
        .return(.name("response")),
      ])
    #expect(
      text(Declaration.function(function)) == """
        public static func success(_ soup: Soup, spoons: Int = 1) -> Response {
            // Serve it.
            let response = Response()
            response.soup = soup
            self.init()
            return response
        }
        """)
  }

  @Test("has back-ticks where Swift reserves a name, and nowhere else")
  func reservedNames() {
    let function = FunctionDeclaration(
      "default",
      parameters: [
        FunctionParameter(label: .omitted, "in", .named("Any")), FunctionParameter("is", .named("some")),
        FunctionParameter("inout", .named("Int")),
      ],
      body: [.assignment(to: .member(.name("default"), "is"), .name("in")), .return(.implicitMember("init"))])
    #expect(
      text(Declaration.function(function)) == """
        func `default`(_ in: `Any`, is: `some`, `inout`: Int) {
            `default`.is = `in`
            return .`init`
        }
        """)
  }
}
