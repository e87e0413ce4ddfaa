import SwiftCode
import Testing

@Suite("A type declaration")
struct TypeDeclarationTests {
  @Test("has attribute lines, modifiers and inheritance in the order that is given")
  func head() {
    let declaration = TypeDeclaration(
      attributes: [
        AttributeLine(.available("iOS 12.0", "macOS 11.0"), .unavailable(on: "tvOS")), .objc("Soup"),
        AttributeLine(.deprecated(on: "iOS", introduced: "13.0", deprecated: "14.0")),
      ],
      modifiers: [.objc, .nonisolated, .access(.public)], .class, "Soup",
      inheritance: [.named("INObject"), .named("Sendable")])
    #expect(
      text(Declaration.type(declaration)) == """
        @available(iOS 12.0, macOS 11.0, *) @available(tvOS, unavailable)
        @objc(Soup)
        @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
        @objc nonisolated public class Soup: INObject, Sendable {

        }
        """)
  }

  @Test("keeps a member that is compiled under a condition apart from the others")
  func conditionalMember() {
    let method = Declaration.function(FunctionDeclaration("cook", body: []))
    let declaration = TypeDeclaration(
      .struct, "Soup", members: [.conditional("!os(macOS)", method), method], layout: .separated)
    #expect(
      text(Declaration.type(declaration)) == """
        struct Soup {
            #if !os(macOS)
            func cook() {
            }
            #endif

            func cook() {
            }
        }
        """)
  }

  @Test("may have an empty line between members that would stand close to each other")
  func blankLine() {
    func stored(_ name: String) -> Declaration { .variable(VariableDeclaration(.var, name, type: .named("Int"))) }
    let declaration = TypeDeclaration(
      .struct, "Soup", members: [stored("a"), .blankLine, stored("b")], layout: .separated)
    #expect(
      text(Declaration.type(declaration)) == """
        struct Soup {
            var a: Int

            var b: Int
        }
        """)
  }

  @Test("in the spaced layout keeps neighbours of one line together and everything else apart")
  func spacedLayout() {
    func stored(_ name: String, _ attributes: [AttributeLine] = []) -> Declaration {
      .variable(VariableDeclaration(attributes: attributes, .var, name, type: .named("Int")))
    }
    let declaration = TypeDeclaration(
      .struct, "Soup",
      members: [
        stored("a"), stored("b"), stored("c", [AttributeLine(Attribute("State"))]), stored("d"),
        .initializer(InitializerDeclaration(isFailable: true, body: [])), stored("e"),
      ])
    #expect(
      text(Declaration.type(declaration)) == """
        struct Soup {

            var a: Int
            var b: Int

            @State
            var c: Int

            var d: Int

            init?() {
            }

            var e: Int

        }
        """)
  }

  @Test("in the compact layout has no blank lines, and nests")
  func compactLayout() {
    let inner = TypeDeclaration(
      .enum, "Size", inheritance: [.named("Int")],
      members: [
        .enumCase(
          EnumCaseDeclaration(documentation: DocumentationComment("Little."), "small", rawValue: .integer(-1))),
        .enumCase(EnumCaseDeclaration("large", quoting: .always)),
        .enumCase(EnumCaseDeclaration("default")),
      ], layout: .compact)
    let declaration = TypeDeclaration(.extension, "Soup", members: [.type(inner)], layout: .compact)
    #expect(
      text(Declaration.type(declaration)) == """
        extension Soup {
            enum Size: Int {
                /// Little.
                case small = -1
                case `large`
                case `default`
            }
        }
        """)
  }

  @Test("leaves no blanks at the end of a line")
  func noTrailingBlanks() {
    let nested = TypeDeclaration(
      .struct, "A", members: [.type(TypeDeclaration(.struct, "B", members: [.type(TypeDeclaration(.struct, "C"))]))])
    let lines = text(Declaration.type(nested)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.last != " " })
    #expect(lines.contains(""))
  }
}
