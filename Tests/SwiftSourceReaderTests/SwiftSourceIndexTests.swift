import SourceDiagnostics
import SwiftSourceReader
import Testing

@Suite("Types across files")
struct SwiftSourceIndexTests {
  private func index(_ texts: String...) -> SwiftSourceIndex {
    SwiftSourceIndex(sources: texts.enumerated().map { SwiftReading(Array($1.utf8), path: "\($0).swift").source })
  }

  @Test("A type conforms by itself, by an extension in another file, by a refinement and by its superclass")
  func conformance() {
    let index = index(
      """
      class A: NSObject, Intents.OrderSoupIntentHandling {}
      struct B {}
      class C: A {}
      protocol Refined: Other, OrderSoupIntentHandling {}
      enum Outer { final class D: Inner {}; class Inner: Refined {} }
      class E: Inner {}
      class F: OrderSoupIntentHandlingX {}
      """,
      "extension Kitchen.B: OrderSoupIntentHandling { func handle() {} }\nextension Outer.D { func own() {} }")
    let types = index.types(conformingTo: "OrderSoupIntentHandling")
    #expect(types.map(\.declaration.qualifiedName) == ["A", "B", "C", "Outer.D", "Outer.Inner"])
    #expect(types[1].methods.map(\.method.fullName) == ["handle()"])
    #expect(types[1].methods.map(\.location.file.path) == ["1.swift"])
    #expect(types[3].methods.map(\.method.fullName) == ["own()"])
    #expect(index.types(conformingTo: "Nothing").isEmpty)
  }

  @Test("Methods of superclasses and of protocol extensions are inherited, the nearest first; requirements are not")
  func inheritedMethods() throws {
    let index = index(
      "class C: B { func c() {} }\nclass B: A, P { func b() {} }",
      "class A: INExtension { func a() {} }\nextension A { func x() {} }\nprotocol P: Q { func required() }",
      "extension P { func p() {} }\nextension Q { func q() {} }\nextension C { func own() {} }")
    let type = try #require(index.types(conformingTo: "Q").first)
    #expect(type.declaration.name.value == "C")
    #expect(type.methods.map(\.method.fullName) == ["c()", "own()"])
    #expect(index.inheritedMethods(of: type).map(\.method.fullName) == ["b()", "a()", "x()", "p()", "q()"])
    #expect(index.classes(inheritingFrom: "INExtension").map(\.declaration.name.value) == ["C", "B", "A"])
  }

  @Test("Circles and a name that is declared twice do no harm")
  func oddities() {
    let index = index(
      "class A: B {}\nclass B: A {}\nclass C: C {}\n#if x\nclass D: P {}\n#else\nclass D {}\n#endif\nextension D { func d() {} }"
    )
    #expect(index.types(conformingTo: "P").map { $0.declaration.conditions.map(\.text) } == [["#if x"], ["#else"]])
    #expect(index.types(conformingTo: "P").allSatisfy { $0.methods.count == 1 })
    #expect(index.classes(inheritingFrom: "A").map(\.declaration.name.value) == ["B"])
    #expect(index.types.allSatisfy { index.inheritedMethods(of: $0).isEmpty })
  }

  @Test("An alias stands for what it lists, wherever it is used")
  func aliases() throws {
    let index = index(
      """
      typealias Soups = NSObject & Handling
      class A: Soups {}
      enum Kitchen { typealias Desk = B; class B: Helper {} }
      extension Kitchen.Desk: Other {}
      typealias Circle = Ring
      typealias Ring = Circle
      class C: Circle {}
      extension Nobody: Other {}
      """,
      "class Helper { func help(with: Kitchen.Desk, soup: Soup) {} }\ntypealias Soup = Menu.Broth")
    #expect(index.types(conformingTo: "Handling").map(\.declaration.qualifiedName) == ["A"])
    #expect(index.types(conformingTo: "Other").map(\.declaration.qualifiedName) == ["Kitchen.B"])
    #expect(index.types(conformingTo: "Ring").map(\.declaration.qualifiedName) == ["C"])
    #expect(index.strayExtensions.map(\.qualifiedName) == ["Nobody"])
    let helper = try #require(index.types.first { $0.declaration.qualifiedName == "Helper" }).declaration
    #expect(helper.methods.first?.parameterTypes.map { index.typeName($0, in: helper) } == ["B", "Broth"])
    let kitchen = try #require(index.types.first { $0.declaration.qualifiedName == "Kitchen.B" }).declaration
    #expect(index.typeName("Desk", in: kitchen) == "B")
    #expect(index.typeName("Circle", in: kitchen) == "Circle" || index.typeName("Circle", in: kitchen) == "Ring")
  }
}
