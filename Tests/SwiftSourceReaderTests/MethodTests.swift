import SourceDiagnostics
import SwiftSourceReader
import Testing

@Suite("Methods and properties")
struct MethodTests {
  private func method(_ text: String) throws -> SwiftMethod {
    let reading = SwiftReading("struct A {\n" + text + "\n}")
    #expect(reading.source.types.count == 1)
    #expect(reading.source.types.first?.methods.count == 1, "\(reading.methods)")
    return try #require(reading.source.types.first?.methods.first)
  }

  @Test(
    "Names and labels",
    arguments: [
      ("func a() {}", "a()"), ("func a(_ b: Int, for c: Int, d: Int) {}", "a(_:for:d:)"),
      ("func `default`(`in` x: Int) {}", "default(in:)"), ("func `two words`() {}", "two words()"),
      ("static func == (a: A, b: A) -> Bool { true }", "==(_:_:)"), ("static func <<T>(a: A, b: T) {}", "<(_:_:)"),
      ("static func ==<T>(a: A, b: T) {}", "==(_:_:)"), ("prefix static func -(a: A) -> A {}", "-(_:)"),
      ("static func / (a: A, b: A) -> A { a }", "/(_:_:)"), ("func ~= (a: A, b: A) {}", "~=(_:_:)"),
      ("func a<T, let n: Int>(_ t: Dictionary<T, Int>, b: T) where T: P {}", "a(_:b:)"),
      ("func a(b: (Int, Int) -> Void = { x, y in f(x, c: y) }, c: Int = g(1, d: 2)) {}", "a(b:c:)"),
      ("func a(b: Dictionary<Int, Int> = Dictionary<Int, Int>(), c: Int) {}", "a(b:c:)"),
      ("func a(b: Bool = 1 < 2, c: Bool = 3 > 2, d: Int) {}", "a(b:c:d:)"),
      ("func a(@ViewBuilder b: () -> V, @Some.Builder<Int> c d: Int, @Wrap(1, x: 2) _ e: Int) {}", "a(b:c:_:)"),
      ("func a(_ b: inout Int, c: Int..., d: [Int: [Int]] = [1: [2]]) {}", "a(_:c:d:)"),
      ("func a(\n  b: Int, // c: Int,\n  /* d: Int */ e: Int,\n) {}", "a(b:e:)"),
    ])
  func names(text: String, expected: String) throws {
    let method = try method(text)
    #expect(method.fullName == expected)
    #expect(method.labels.count == method.parameterTypes.count)
  }

  @Test("Effects, modifiers, attributes and types are read")
  func parts() throws {
    let reading = SwiftReading(
      """
      class A {
        @MainActor @objc(resolve:with:) private(set) nonisolated(unsafe) public class func a(
          b: @escaping (Int) async throws -> Void, c: inout [String: Int]
        )
          async throws(E) -> () -> Int
        {
          func local() throws {}
        }
        func d(e: Int) rethrows -> (Int) async -> Void {}
        func f() -> () throws -> Void {}
      }
      """)
    let methods = try #require(reading.source.types.first).methods
    #expect(methods.map(\.fullName) == ["a(b:c:)", "d(e:)", "f()"])
    #expect(methods.map(\.isAsync) == [true, false, false])
    #expect(methods.map(\.isThrowing) == [true, true, false])
    #expect(methods.map(\.isStatic) == [true, false, false])
    #expect(methods[0].attributes.map(\.name.value) == ["MainActor", "objc"])
    #expect(methods[0].attributes.map(\.argument) == [nil, "resolve:with:"])
    #expect(methods[0].modifiers == ["private(set)", "nonisolated(unsafe)", "public", "class"])
    #expect(methods[0].parameterTypes == ["@escaping (Int) async throws -> Void", "inout [String: Int]"])
    #expect(reading.text(methods[0].range).hasPrefix("@MainActor"))
    #expect(reading.text(methods[0].range).hasSuffix("func local() throws {}\n  }"))
    #expect(reading.text(methods[2].range) == "func f() -> () throws -> Void {}")
  }

  @Test("Requirements of protocols end where the next declaration starts")
  func requirements() {
    let text = """
      protocol A {
        func a() -> Int
        func b() async throws
          -> [Int]
        @discardableResult func c<T>(_ t: T) -> T where T: P,
          T: Q
        mutating func d(); func e()
        #if x
        func f() -> any P
        #endif
        optional func g()
        init()
        var h: Int { get }
        func i() -> Self.Kind.Type
        associatedtype B
        static func j()
      }
      """
    let reading = SwiftReading(text)
    #expect(reading.methods.map { String($0.dropFirst(2).prefix(1)) } == ["a", "b", "c", "d", "e", "f", "g", "i", "j"])
    let ranges = reading.source.types.flatMap(\.methods).map { reading.text($0.range) }
    #expect(ranges.first == "func a() -> Int")
    #expect(ranges[1] == "func b() async throws\n    -> [Int]")
    #expect(ranges[2].hasSuffix("T: Q"))
    #expect(ranges[3] == "mutating func d()")
    #expect(ranges[5] == "func f() -> any P")
    #expect(ranges[7] == "func i() -> Self.Kind.Type")
  }

  @Test(
    "What strings, comments and regular expressions hold is no code",
    arguments: [
      #""} func b() {""#, #""\" } func b() {""#, #""\("}" + "\("{")") } func b() {""#,
      ##"#"\"} \(x) " func b() {"#"##, ##"#"\#("}" + #"\#(1)"# + "}}") } func b() {"#"##,
      "\"\"\"\n} \" \"\" func b() { \\(\"\"\"\n}\n\"\"\") \\\"\"\"\n\"\"\"", "/* } /* func b() { */ } */ 1",
      "// } func b() {\n1", "/} func b() {/", "#/} func / b() {/#", "#/\n } func b() {\n/#", "(/[\"}]/)",
      "[1].map(/).reduce(/) / 2 / \"} func b() {\".count", "a / b / c", "x/y/z", #"("\(a / b)", "}/{")"#,
      "\"\\(\n  f(\n \"}\")\n)}\"", "\"\"", "\"\"\"\n\"\"\"", "`}`",
    ])
  func hiddenText(expression: String) {
    let reading = SwiftReading(
      "struct A {\n  func a() {\n    let x = \(expression)\n  }\n  func c() {}\n}\nstruct D {}")
    #expect(reading.methods == ["A.a()", "A.c()"])
    #expect(reading.types == ["struct A", "struct D"])
    #expect(reading.source.isBalanced)
  }

  @Test("A string or an interpolation without an end spoils no more than its line")
  func openStrings() {
    for line in ["let x = \"abc", "let x = \"\\(a", "let x = \"\\(\"\\(a)\"", "let x = #\"\\#(a\""] {
      let reading = SwiftReading("struct A {\n  func a() {\n    \(line)\n  }\n  func c() {}\n}\nstruct D {}")
      #expect(reading.methods == ["A.a()", "A.c()"], "\(line)")
      #expect(!reading.source.isBalanced)
    }
  }

  @Test("Properties are found with their ranges")
  func properties() throws {
    let reading = SwiftReading(
      """
      struct A {
        var a = 1, b: Dictionary<Int, Int>, c = f(1, 2)
        let (d, (e, _)): (Int, (Int, Int)) = g
        static var h: Int { get { 1 } set { let local = 2 } }
        @Wrap(x) private(set) lazy var i = { let hidden = 1; return hidden }()
        let j = x
          .map { $0 }
          ?? y, k: Int = z ? 1
          : 2
        var l: Int
        {
          1
        }
        var m: Int = 0 { didSet { var hidden = 1 } }
        let `n`: Int; let o = 1 }
      """)
    let properties = try #require(reading.source.types.first).properties
    #expect(properties.map(\.name.value) == Array("abcdehijklmno").map(String.init))
    #expect(properties.filter(\.isStatic).map(\.name.value) == ["h"])
    let texts = properties.map { reading.text($0.range) }
    #expect(texts[0] == "var a = 1, b: Dictionary<Int, Int>, c = f(1, 2)")
    #expect(texts[5].hasPrefix("static var h") && texts[5].hasSuffix("} }"))
    #expect(texts[6].hasPrefix("@Wrap(x) private(set) lazy var i") && texts[6].hasSuffix("}()"))
    #expect(texts[7].hasSuffix(": 2") && texts[8] == texts[7])
    #expect(texts[9] == "var l: Int\n  {\n    1\n  }")
    #expect(texts[12] == "let o = 1")
  }

  @Test(
    "The type of the result is read",
    arguments: [
      ("func a() {}", nil), ("func a() -> Int { 1 }", "Int"), ("func a() async throws -> [Int]? { nil }", "[Int]?"),
      ("func a<T>() -> Kitchen.Pot<T> where T: P { .init() }", "Kitchen.Pot<T>"),
      ("func a() -> (Int) -> Void { { _ in } }", "(Int) -> Void"), ("func a()\n  -> Int\n{ 1 }", "Int"),
      ("func a(b: () -> Int) {}", nil), ("func a() -> Int // -> Not\n", "Int"),
    ] as [(String, String?)])
  func results(text: String, expected: String?) throws {
    #expect(try method(text).result == expected)
  }

  @Test(
    "Bodies are compared without blanks and comments",
    arguments: [
      ("func a() {}", "func a() { /* } */ }", true), ("func a() { b(1) }", "func a()\n{\n  b( 1 ) // c\n}", true),
      ("func a() { b(\"c\") }", "func a() { b(\"c \") }", false), ("func a() { b(c) }", "func a() { b(c, d) }", false),
      ("func a() { `b`() }", "func a() { b() }", false),
    ])
  func bodies(first: String, second: String, areEqual: Bool) throws {
    let texts = try [first, second].map { text in
      let reading = SwiftReading("struct A {\n" + text + "\n}")
      let body = try #require(reading.source.types.first?.methods.first?.body)
      #expect(reading.text(body).hasPrefix("{") && reading.text(body).hasSuffix("}"))
      return SwiftTokenText(body, of: reading.source.source)
    }
    #expect((texts[0].tokens == texts[1].tokens) == areEqual)
  }

  @Test("A requirement has no body") func noBody() {
    let reading = SwiftReading("protocol A { func a() -> Int }")
    #expect(reading.source.types.first?.methods.map(\.body) == [nil])
  }
}
