import SourceDiagnostics
import SwiftSourceReader
import Testing

@Suite("Expressions")
struct ExpressionTests {
  private func expression(_ text: String) -> SwiftExpression {
    let bytes = Array(text.utf8)
    return SwiftExpression(in: SourceRange(0..<bytes.count), of: SourceFile(path: "Test.swift", bytes: bytes))
  }

  @Test(
    "are literals, names and calls",
    arguments: [
      ("\"Soup\"", "'Soup'"),
      ("  /* a */ \"a\" // b", "'a'"),
      (#""a \"b\" \\ \u{1F35C} \t""#, "'a \"b\" \\ 🍜 \t'"),
      (##"#"a "b" \n \#(c)"#"##, "'a \"b\" \\n ' c"),
      ("\"\"\"\n    Two\n      lines \\\n    and\n\n    more\n    \"\"\"", "'Two\n  lines and\n\nmore'"),
      ("\"\"\"\n  \"quoted\"\n  \"\"\"", "'\"quoted\"'"),
      (#""Order \(\.$soup) in \(.applicationName)""#, #"'Order ' \.$soup ' in ' .applicationName"#),
      (#""\(a ? "b" : "c")""#, "?"),
      (#""\(f(x: "\(y)"), format: .list(type: .and)) d""#, "f(x: y), format: .list(type: .and) ' d'"),
      ("3", "3"), ("-1.5e3", "3"), ("0x1F", "3"), ("nil", "nil"), ("Soup.large", "Soup.large"),
      ("`default`", "default"), (".`default`", ".default"),
      (#"\Order.$soup"#, #"\.$soup"#), (#"\.soup"#, "?"),
      ("Summary(\"a\") { b }", "Summary('a'){}"), ("When(a) { b } otherwise: { c }", "When(a){}"),
      (".init(title: \"a\", b)", ".init(title: 'a', b)"), ("Soup<Int, [A]>.make(1)", "Soup.make(3)"),
      ("Soup.init()", "Soup.init()"), ("try await load(1)", "load(3)"), ("(\"a\")", "'a'"),
      ("\"a\" as LocalizedStringResource", "'a'"),
      ("[\"a\", b,]", "['a', b]"), ("[]", "[]"), ("[:]", "[:]"), ("[.a: \"b\", Soup.c: d()]", "[.a: 'b', Soup.c: d()]"),
      ("\"a\" + \"b\"", "?"), ("\"a\".localized", "?"), ("f(x).y", "?"), ("a < b", "?"), ("x ? y : z", "?"),
      ("[Soup]()", "?"), ("(1, b: x.y)", "(3, x.y)"), ("{ a }", "?"), ("#line", "?"), ("/a/", "?"), ("a, b", "?"),
      ("", "?"), ("((", "?"),
      ("\"a", "?"), ("\"\"", ""),
    ])
  func forms(text: String, form: String) {
    #expect(expression(text).form == form)
  }

  @Test("know their places, behind interpolations and line breaks too")
  func places() throws {
    let whole = #"f(a: "b \(g("ü", \.$soup)) c", d: .e)"#
    let bytes = Array(whole.utf8)
    let read = expression(whole)
    #expect(read.range == SourceRange(0..<bytes.count))
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.offsets], as: UTF8.self) }
    guard case .call(let call) = read.kind, let first = call.argument("a"),
      case .string(let literal) = first.value.kind,
      case .call(let inner)? = literal.interpolations.first?.first?.value.kind
    else {
      Issue.record("no call")
      return
    }
    #expect(first.label.map { text($0.range) } == "a")
    #expect(text(first.value.range) == #""b \(g("ü", \.$soup)) c""#)
    #expect(inner.arguments.map { text($0.value.range) } == ["\"ü\"", #"\.$soup"#])
    #expect(call.argument("d").map { text($0.value.range) } == ".e")
  }

  @Test("are not followed for ever", arguments: ["(", "[", "f(", "\"\\(", "\\.$a", ".a(", "a<", "-", "try "])
  func deep(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    _ = expression(text)
    let closing = String(piece.reversed().compactMap { ["(": ")", "[": "]", "\"": "\""][$0] })
    _ = expression(text + "\"a\"" + String(repeating: closing, count: 20_000))
  }

  @Test(
    "of getters are those that stand alone",
    arguments: [
      ("{ \"a\" }", "'a'"), ("{ return \"a\" }", "'a'"), ("{ get { \"a\" } }", "'a'"), ("{ get { return .b } }", ".b"),
      ("{ let a = 1; return a }", "?"), ("{ print(1)\n return \"a\" }", "?"),
      ("{ if a { \"b\" } else { \"c\" } }", "?"),
      ("{ get { \"a\" } set { } }", "?"),
    ])
  func getters(text: String, form: String) {
    let bytes = Array(text.utf8)
    let value = SwiftExpression(
      ofGetter: SourceRange(0..<bytes.count), in: SourceFile(path: "Test.swift", bytes: bytes))
    #expect(value?.form ?? "?" == form)
  }

  @Test("of properties, with types, accessors and attributes")
  func properties() {
    let reading = SwiftReading(
      """
      struct Order {
        @Parameter(title: "Soup", default: .large)  // the soup
        public var soup: Optional<Soup>, price: [String: Int] = ["a": 1], other = f { $0 }
        @A @B.C(x)
        private(set) static let name = "n" as String
        var size: Size { .large }
        var count: Int = 3 { didSet { print(count) } }
        let (x, y): (Int, Int) = (1, 2)
        lazy var map: Map<String, Int> = [:]
      }
      """)
    func text(_ range: SourceRange?) -> String { range.map(reading.text) ?? "-" }
    let lines = reading.source.types.flatMap(\.properties).map { property in
      let attributes = property.attributes.map { "@\($0.name.value)(\(text($0.argumentRange)))" }.joined(separator: " ")
      return
        "\(attributes) \(property.isConstant ? "let" : "var") \(property.name.value): \(property.type?.value ?? "-") = "
        + "\(text(property.value)) \(text(property.accessors))\(property.isStatic ? " static" : "")"
    }
    #expect(
      lines == [
        "@Parameter(title: \"Soup\", default: .large) var soup: Optional<Soup> = - -",
        "@Parameter(title: \"Soup\", default: .large) var price: [String: Int] = [\"a\": 1] -",
        "@Parameter(title: \"Soup\", default: .large) var other: - = f { $0 } -",
        "@A(-) @B.C(x) let name: - = \"n\" as String - static",
        " var size: Size = - { .large }",
        " var count: Int = 3 { didSet { print(count) } } -",
        " let x: - = (1, 2) -", " let y: - = (1, 2) -",
        " var map: Map<String, Int> = [:] -",
      ])
  }

  @Test("of cases are their raw values")
  func rawValues() {
    let reading = SwiftReading("enum A: Int { case a = -1, b, c = 0x2; case d(Int = 3), e = 4 }")
    let cases = reading.source.types.flatMap(\.cases).map { "\($0.name.value) \($0.rawValue.map(reading.text) ?? "-")" }
    #expect(cases == ["a -1", "b -", "c 0x2", "d -", "e 4"])
  }

  @Test("of calls are found with the branches that lead to them")
  func calls() {
    let source = SourceFile(
      path: "Test.swift",
      bytes: Array(
        """
        // Make(0)
        func Make() {}
        #if os(iOS)
        let a = Make(1)
        #else
        let a = [.init(n: 2), .init(m: 2), Make(Make(3))]
        #endif
        if a { Make(4) } else if b { Make.init(5) } else { "\\(Make(6))" }
        switch c { case .d: Make(7); default: if e { Module.Make(8) } }
        Make { 9 }
        """.replacing("\\\\", with: "\\").utf8))
    let sites = SwiftCallSite.calls(of: ["Make"], orInitializerWith: "n", in: source)
    let texts = sites.map { site in
      String(decoding: source.bytes[site.range.offsets], as: UTF8.self) + " "
        + site.branches.map { String($0.number) }.joined()
    }
    #expect(
      texts == [
        "Make(1) 0", "init(n: 2) 1", "Make(Make(3)) 1", "Make(4) 0", "Make.init(5) 1", "Make(7) 1", "Make(8) 20",
      ])
  }
}

extension SwiftExpression {
  /// The expression in a form that is easy to compare.
  fileprivate var form: String {
    switch kind {
    case .string(let literal):
      literal.segments.map { segment in
        switch segment {
        case .text(let text): "'\(text)'"
        case .interpolation(let arguments): arguments.form
        }
      }.joined(separator: " ")
    case .number: "3"
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .projectedKeyPath(let name): "\\.$\(name)"
    case .call(let call):
      call.function.form + "(\(call.arguments.form))" + (call.hasTrailingClosure ? "{}" : "")
    case .array(let elements): "[\(elements.map(\.form).joined(separator: ", "))]"
    case .dictionary(let elements):
      elements.isEmpty
        ? "[:]" : "[\(elements.map { "\($0.key.form): \($0.value.form)" }.joined(separator: ", "))]"
    case .tuple(let values): "(\(values.map(\.form).joined(separator: ", ")))"
    case .other: "?"
    }
  }
}

extension [SwiftArgument] {
  fileprivate var form: String {
    map { ($0.label.map { "\($0.value): " } ?? "") + $0.value.form }.joined(separator: ", ")
  }
}

extension SwiftFunctionName {
  fileprivate var form: String {
    switch self {
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    }
  }
}
