import SwiftCode
import TestSupport
import Testing

@Suite("A statement")
struct StatementTests {
  /// A function with every kind of statement that has lines of its own.
  private let function = FunctionDeclaration(
    "serve", parameters: [FunctionParameter(label: .omitted, "in", .optional(.named("Int")))],
    result: .named("Int"),
    body: [
      .guard(
        [.unwrapping("in"), .expression(.binary(.name("in"), "<", .integer(9)))], else: [.return(.integer(0))]),
      .blankLine,
      .if([.binding("soup", .call(.name("Int"), [Argument(.string("1"))]))], [.return(.name("soup"))]),
      .comment([
        .paragraph("Whatever is left."), .item("one"), .item("two */ and /* three"), .paragraph("Done."),
      ]),
      .switch(
        .name("in"),
        [
          SwitchCase(.value(.integer(0)), [.return(.integer(0))]),
          SwitchCase(
            .default,
            [
              .return(
                .conditional(
                  .binary(.element(.array([.name("in")]), .integer(0)), "==", .integer(1)), then: .integer(1),
                  else: .integer(2)))
            ]),
        ]),
    ])

  @Test("stands on lines of its own, deeper where it belongs to another")
  func lines() {
    #expect(
      text(Declaration.function(function)) == """
        func serve(_ in: Int?) -> Int {
            guard let `in`, `in` < 9 else {
                return 0
            }

            if let soup = Int("1") {
                return soup
            }
            // Whatever is left.
            //
            // - one
            // - two * / and / * three
            //
            // Done.
            switch `in` {
            case 0:
                return 0
            default:
                return [`in`][0] == 1 ? 1 : 2
            }
        }
        """)
  }

  @Test("is Swift")
  func syntax() throws {
    let source = SwiftSource(name: "Serve.swift", text: text(Declaration.function(function)))
    #expect(try SyntaxChecker().check([source]).isClean)
  }

  @Test("switches over cases with values, and over types")
  func patterns() {
    let outcome = TypeDeclaration(
      .enum, "Outcome",
      members: [
        .enumCase(EnumCaseDeclaration("success", associatedValues: [FunctionParameter("default", .named("Soup"))])),
        .enumCase(
          EnumCaseDeclaration("other", associatedValues: [FunctionParameter(label: .omitted, "code", .named("Int"))])),
      ], layout: .separated)
    #expect(
      text(Declaration.type(outcome)) == """
        enum Outcome {
            case success(default: Soup)
            case other(Int)
        }
        """)
    let function = FunctionDeclaration(
      "tell",
      body: [
        .switch(
          .name("outcome"),
          [
            SwitchCase(.enumCase("success", bindings: ["default"]), [.return(nil)]),
            SwitchCase(.type(.named("Soup")), [.return(nil)]),
          ])
      ])
    #expect(
      text(Declaration.function(function)) == """
        func tell() {
            switch outcome {
            case .success(let `default`):
                return
            case is Soup:
                return
            }
        }
        """)
  }

  @Test("is broken between parentheses where the line would be too long, and only there")
  func longLines() {
    let file = SwiftFile(
      importChoices: [ImportChoice(ImportDeclaration("Intents"), orElse: ImportDeclaration("Kit"))],
      declarations: [
        .function(
          FunctionDeclaration(
            "order",
            parameters: [FunctionParameter("soup", .named("Soup")), FunctionParameter("bowls", .named("Int"))],
            result: .named("Order"),
            body: [
              .return(
                .call(.name("Order"), [Argument("soup", .name("soup")), Argument("bowls", .name("bowls"))]))
            ]))
      ])
    let broken = """
      #if canImport(Intents)
      import Intents
      #else
      import Kit
      #endif

      func order(
          soup: Soup,
          bowls: Int
      ) -> Order {
          return Order(
              soup: soup,
              bowls: bowls
          )
      }

      """
    #expect(String(decoding: file.render(lineWidth: 40), as: UTF8.self) == broken)
    let signature = "func order(soup: Soup, bowls: Int) -> Order {"
    #expect(String(decoding: file.render(lineWidth: signature.count), as: UTF8.self).contains(signature))
    #expect(!String(decoding: file.render(lineWidth: signature.count - 1), as: UTF8.self).contains(signature))
  }

  @Test("breaks the outer of two lists, and those in a closure on their own")
  func nestedLists() {
    let dialog = Expression.call(
      .name("IntentDialog"), [Argument("full", .name("a")), Argument("supporting", .name("b"))])
    let closure = Closure(body: [.expression(.call(.name("serve"), [Argument("soup", dialog)]))])
    let call = Expression.call(
      .implicitMember("result"), [Argument("value", .name("soup")), Argument("dialog", dialog)])
    let file = SwiftFile(declarations: [
      .variable(VariableDeclaration(.let, "result", value: call)),
      .variable(
        VariableDeclaration(.let, "closure", value: .call(.name("run"), [Argument("body", .closure(closure))]))),
    ])
    #expect(
      String(decoding: file.render(lineWidth: 55), as: UTF8.self) == """
        let result = .result(
            value: soup,
            dialog: IntentDialog(full: a, supporting: b)
        )

        let closure = run(body: {
            serve(soup: IntentDialog(full: a, supporting: b))
        })

        """)
    #expect(
      String(decoding: file.render(lineWidth: 54), as: UTF8.self).contains(
        """
        let closure = run(body: {
            serve(
                soup: IntentDialog(full: a, supporting: b)
            )
        })
        """))
  }

  @Test("is compiled under a condition, and run where a version has what it needs")
  func conditions() {
    let open = Statement.return(.boolean(true))
    let function = FunctionDeclaration(
      "isOpen", parameters: [FunctionParameter(label: .word("at"), "place", .any)], result: .named("Bool"),
      body: [
        .conditional(
          "!os(tvOS)",
          [
            .if(
              [.available(["iOS 13.0", "watchOS 6.0"]), .expression(.binary(.name("place"), "is", .name("Kitchen")))],
              [open])
          ]),
        .switch(
          .name("place"),
          [
            SwitchCase(.typeBinding("in", .named("Bar")), [.return(.member(.name("in"), "isOpen"))]),
            SwitchCase(.type(.named("Cellar")), condition: "os(iOS)", [open]),
            SwitchCase(.type(.named("Attic")), condition: "os(iOS)", [open]),
            SwitchCase(.type(.named("Roof")), condition: "os(macOS)", [open]),
            SwitchCase(.default, [.return(.boolean(false))]),
          ]),
      ])
    #expect(
      text(Declaration.function(function)) == """
        func isOpen(at place: Any) -> Bool {
            #if !os(tvOS)
            if #available(iOS 13.0, watchOS 6.0, *), place is Kitchen {
                return true
            }
            #endif
            switch place {
            case let `in` as Bar:
                return `in`.isOpen
            #if os(iOS)
            case is Cellar:
                return true
            case is Attic:
                return true
            #endif
            #if os(macOS)
            case is Roof:
                return true
            #endif
            default:
                return false
            }
        }
        """)
  }

  @Test("binds a value whose name is reserved for values only")
  func reservedBinding() {
    let function = FunctionDeclaration(
      "wait", body: [.guard([.unwrapping("await"), .unwrapping("async")], else: [.return(nil)])])
    let text = String(decoding: SwiftFile(header: [], declarations: [.function(function)]).render(), as: UTF8.self)
    #expect(text.contains("guard let `await`, let async else {"))
  }
}
