import SwiftCode
import Testing

@Suite("An expression")
struct ExpressionTests {
  @Test(
    "is written as Swift",
    arguments: [
      (.integer(-3), "-3"), (.real(2), "2.0"), (.boolean(false), "false"), (.nil, "nil"),
      (.array([]), "[]"), (.array([.integer(1), .name("a")]), "[1, a]"), (.dictionary([]), "[:]"),
      (.dictionary([DictionaryElement(.implicitMember("hot"), .string("Hot"))]), "[.hot: \"Hot\"]"),
      (.try(.await(.call(.member(.superReference, "load")))), "try await super.load()"),
      (.member(.selfReference, "default"), "self.default"), (.member(.name("a"), "self"), "a.`self`"),
      (.call(.name("f"), [Argument("in", .name("in")), Argument(.nil)]), "f(in: `in`, nil)"),
    ] as [(SwiftCode.Expression, String)])
  func rendering(expression: SwiftCode.Expression, expected: String) {
    #expect(text(expression) == expected)
  }

  @Test("may have its arguments on lines of their own")
  func argumentLines() {
    let call = FunctionCall(
      .name("Shortcut"), [Argument("intent", .call(.name("Order"))), Argument("name", .string("Soup"))],
      layout: .lines)
    #expect(
      text(.call(call)) == """
        Shortcut(
            intent: Order(),
            name: "Soup"
        )
        """)
    #expect(text(.call(FunctionCall(.name("f"), layout: .lines))) == "f()")
  }

  @Test("may be a closure with parameters, alone or behind a call")
  func closures() {
    let closure = Closure(parameters: ["soup", "in"], body: [.return(.member(.name("soup"), "name"))])
    #expect(
      text(.closure(closure)) == """
        { soup, `in` in
            return soup.name
        }
        """)
    #expect(text(.call(FunctionCall(.name("map"), trailingClosure: Closure(body: [])))) == "map {\n}")
    #expect(text(.metatype(.named("Soup"))) == "Soup.self")
    let name = Closure(value: .member(.name("$0"), "name"))
    #expect(text(.call(FunctionCall(.name("map"), trailingClosure: name))) == "map { $0.name }")
    #expect(text(.closure(Closure(parameters: ["soup"], value: .name("soup")))) == "{ soup in soup }")
  }
}
