import SourceDiagnostics
import SwiftSourceReader
import Testing

@Suite("Types")
struct TypeTests {
  @Test(
    "Each kind is found with what stands behind its colon",
    arguments: [
      ("class Soup: Food, Hot {}", "class Soup: Food, Hot"),
      ("public final class Soup<Bowl: Vessel>: Food<Bowl, [Int]>, Hot where Bowl: Round {}", "class Soup: Food, Hot"),
      ("indirect enum Soup: Int, @unchecked Sendable { case a(Int) }", "enum Soup: Int, Sendable"),
      ("actor Cook: @preconcurrency Service.Working, nonisolated Hashable {}", "actor Cook: Service.Working, Hashable"),
      ("distributed actor Cook {}", "actor Cook"),
      (
        "protocol Food: class, A & B.C<Int> { associatedtype Part: Food where Part.Part == Self }",
        "protocol Food: A, B.C"
      ),
      ("protocol Food<Part>: AnyObject {}", "protocol Food: AnyObject"),
      ("struct Soup: ~Copyable, (A & B) {}", "struct Soup: ~Copyable, A, B"),
      ("extension Soup.Size: Hot, Cold where Part: Food {}", "extension Soup.Size: Hot, Cold"),
      ("extension Outer<Int>.Inner<[String: Int]> {}", "extension Outer.Inner"),
      ("extension [Soup]: Hot {}", "extension [Soup]: Hot"), ("extension Soup? {}", "extension Soup?"),
      ("class `class`: `Type` {}", "class class: Type"),
      ("@objc(Soup) @available(iOS 12, *) open class Soup // {\n  : /* A, */ B\n{ }", "class Soup: B"),
      ("struct Soup: @MainActor Hot, @Macro<A>(1) Cold {}", "struct Soup: Hot, Cold"),
      ("#!/usr/bin/swift\nstruct Soup {}", "struct Soup"), ("\u{FEFF}struct Soup {}", "struct Soup"),
    ])
  func kinds(text: String, expected: String) {
    let reading = SwiftReading(text)
    #expect(reading.types == [expected])
    #expect(reading.source.isBalanced)
  }

  @Test("Nested types have qualified names, and extensions those of what they extend")
  func nesting() {
    let reading = SwiftReading(
      """
      enum A { struct B { class C {} ; func f() { struct Local { func g() {} } } } }
      extension A.B { struct D {} }
      let closure = { struct Local {} }
      if true { struct Local {} }
      struct Last {}
      """)
    #expect(
      reading.types == ["enum A", "struct A.B", "class A.B.C", "extension A.B", "struct A.B.D", "struct Last"])
    #expect(reading.methods == ["A.B.f()"])
  }

  @Test("Ranges cut the name, the body and the closing brace")
  func ranges() throws {
    let text = "import A\n@objc(Name) public class Soup: Food.Hot<Int> { let a = \"}\" }\n"
    let reading = SwiftReading(text)
    let type = try #require(reading.source.types.first)
    #expect(reading.text(type.name.range) == "Soup")
    #expect(reading.text(type.inheritedTypes[0].range) == "Food.Hot")
    #expect(reading.text(type.body) == " let a = \"}\" ")
    #expect(reading.text(type.closingBrace) == "}")
    #expect(reading.text(type.range) + "\n" == text.dropFirst("import A\n".count))
    #expect(type.objectiveCName == "Name")
    #expect(type.attributes.map(\.argument) == ["Name"])
    #expect(type.modifiers == ["public"])
  }

  @Test("Every branch of conditional compilation is read, with its conditions")
  func conditions() {
    let reading = SwiftReading(
      """
      #if os(iOS) && (canImport(Intents) || DEBUG) // here
      import Intents
      class A: B {
        #if DEBUG
        func a() {}
        #else
        func b() {}
        struct C {}
        #endif
      }
      #elseif os(macOS)
      class A: D {}
      #endif
      class E {}
      """)
    #expect(reading.types == ["class A: B", "struct A.C", "class A: D", "class E"])
    #expect(reading.methods == ["A.a()", "A.b()"])
    let outer = "#if os(iOS) && (canImport(Intents) || DEBUG)"
    #expect(
      reading.source.types.map { $0.conditions.map(\.text) } == [[outer], [outer, "#else"], ["#elseif os(macOS)"], []])
  }

  @Test("One of several declarations is there in any case where each branch up to the last has one")
  func branches() throws {
    func alwaysApply(_ text: String) throws -> Bool {
      let type = try #require(SwiftReading("class A {\n\(text)\n}").source.types.first)
      return SwiftCondition.alwaysApply(type.methods.map { $0.conditions[...] })
    }
    #expect(try alwaysApply("func a() {}"))
    #expect(try alwaysApply("#if a\nfunc a() {}\n#else\nfunc a() {}\n#endif"))
    #expect(try alwaysApply("#if a\nfunc a() {}\n#elseif b\nfunc a() {}\n#else\nfunc a() {}\n#endif"))
    #expect(
      try alwaysApply(
        "#if a\n#if b\nfunc a() {}\n#else\nfunc a() {}\n#endif\n#else\n#if c\n#endif\nfunc a() {}\n#endif"))
    #expect(try !alwaysApply("#if a\nfunc a() {}\n#endif"))
    #expect(try !alwaysApply("#if a\nfunc a() {}\n#elseif b\nfunc a() {}\n#endif"))
    #expect(try !alwaysApply("#if a\nfunc a() {}\n#elseif b\n#else\nfunc a() {}\n#endif"))
    #expect(try !alwaysApply("#if a\nfunc a() {}\n#endif\n#if !a\nfunc a() {}\n#endif"))
    #expect(try !alwaysApply("#if a\n#if b\nfunc a() {}\n#endif\n#else\nfunc a() {}\n#endif"))
  }

  @Test("Types within bodies are kept apart")
  func localTypes() {
    let source = SwiftReading(
      """
      func a() {
        class B: C { func d() {}; struct E: F {} }
        struct G {}
        let h = { class I<T>: J where T: K {} }
      }
      class L { var m: Int { enum N: Int { case o }; return x as? class, p.class } }
      actor Q: R {}
      """
    ).source
    #expect(source.types.map(\.qualifiedName) == ["L", "Q"])
    #expect(source.localTypes.map(\.qualifiedName) == ["B", "B.E", "I", "N"])
    #expect(source.localTypes.first?.methods.map(\.fullName) == ["d()"])
  }

  @Test("Imports are read with their paths")
  func imports() {
    let reading = SwiftReading(
      "@testable import A\ninternal import struct B.C\nimport class UIKit.UIView\n#if x\nimport D\n#endif\nimport `E`")
    #expect(reading.source.imports.map(\.value) == ["A", "B.C", "UIKit.UIView", "D", "E"])
    #expect(reading.types.isEmpty)
  }

  @Test("Words that are keywords elsewhere declare nothing")
  func otherWords() {
    let reading = SwiftReading(
      """
      struct A {
        var actor = Actor(); let `struct`: Int
        static let kind = Kind.struct
        class var shared: A { A() }
        class func make(class name: Int, struct: Int) {}
        class override func other() {}
        case actor, other
        func run() async { await actor.run(); foo.class }
        #Preview { class Local {} }
        @Macro({ struct Hidden {} }) var last: Int
      }
      foo.extension { }
      """)
    #expect(reading.types == ["struct A"])
    #expect(reading.methods == ["A.make(class:struct:)", "A.other()", "A.run()"])
    #expect(reading.properties == ["A.actor", "A.struct", "A.kind", "A.shared", "A.last"])
  }

  @Test("Aliases are read with the names that they stand for")
  func aliases() {
    let reading = SwiftReading(
      """
      typealias A = NSObject & Kitchen.Handling
      public typealias B<T> = Pot<T>; typealias `class` = Int
      enum C {
        typealias D = (Int) -> Void
        typealias E = any F & G
        typealias H = [Int]
        typealias I = J?
      }
      func k() { typealias L = M }
      protocol N { associatedtype O = P; typealias Q = R }
      """)
    let found = reading.source.aliases.map { "\($0.qualifiedName) = \($0.targets.joined(separator: " & "))" }
    #expect(
      found == [
        "A = NSObject & Kitchen.Handling", "B = Pot", "class = Int", "C.D = ", "C.E = F & G", "C.H = ", "C.I = ",
        "N.Q = R",
      ])
    #expect(reading.types == ["enum C", "protocol N"])
  }

  @Test("Cases are read with their values")
  func cases() throws {
    let reading = SwiftReading(
      """
      enum A: Int {
        case b, `c` = -1, d = 2 // case x
        indirect case e(f: Int, _ g: [String: Int] = [:], Dictionary<Int, Int>), h(() -> Void)
        #if i
        case j
        #endif
        @available(*, unavailable) case k(l: A)
        func m() { switch self { case .b: break; case let .e(n, _, _): n; default: break } }
        enum o { case p }
      }
      """)
    let type = try #require(reading.source.types.first)
    let found = type.cases.map {
      $0.name.value + "(" + zip($0.labels, $0.types).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
    #expect(
      found == [
        "b()", "c()", "d()", "e(f: Int, _: [String: Int], _: Dictionary<Int, Int>)", "h(_: () -> Void)", "j()",
        "k(l: A)",
      ])
    #expect(reading.text(type.cases[1].name.range) == "`c`")
    #expect(reading.methods == ["A.m()"])
    #expect(reading.source.types.last?.cases.map(\.name.value) == ["p"])
  }
}
