import SwiftCode
import Testing

@Suite("The pieces of a file")
struct VisitTests {
  private let mark = Expression.name("mark")

  /// The visits of a declaration.
  private func visits(_ declaration: Declaration) -> [SwiftVisit] { SwiftFile(declarations: [declaration]).visits }

  /// How often the mark is met in a body.
  private func marks(_ statements: Statement...) -> Int {
    visits(.function(FunctionDeclaration("f", body: statements))).count { $0.node == .expression(mark) }
  }

  @Test("are met wherever an expression can stand")
  func expressions() {
    let marked: [(Expression, Int)] = [
      (.member(mark, "a"), 1), (.optionalMember(mark, "a"), 1), (.element(mark, mark), 2),
      (.binary(mark, "<", mark), 2),
      (.conditional(mark, then: mark, else: mark), 3), (.initializer(mark), 1), (.try(.await(mark)), 1),
      (.forced(mark), 1), (.array([mark, mark]), 2), (.arrayLines([mark]), 1), (.tuple([mark, mark]), 2),
      (.dictionary([DictionaryElement(mark, mark)]), 2), (.dictionaryLines([DictionaryElement(mark, mark)]), 2),
      (.interpolation(InterpolatedString([.text("a"), .value([Argument(mark), Argument("b", mark)])])), 2),
      (.closure(Closure(value: mark)), 1),
      (
        .call(
          FunctionCall(
            mark, [Argument(mark)], trailingClosure: Closure(body: [.expression(mark)]),
            furtherClosures: [LabeledClosure("else", Closure(body: [.expression(mark)]))])), 4
      ),
    ]
    for (expression, count) in marked {
      #expect(marks(.expression(expression)) == count, "\(expression)")
    }
  }

  @Test("are met as a type that is a value")
  func metatypes() {
    let statement = Statement.expression(.metatype(.named("Soup")))
    let visits = visits(.function(FunctionDeclaration("f", body: [statement])))
    #expect(visits.contains { $0.node == .type(.named("Soup")) })
  }

  @Test("are met wherever a statement can stand")
  func statements() {
    let one: [Statement] = [.expression(mark)]
    #expect(marks(.variable(VariableDeclaration(.let, "a", value: mark))) == 1)
    #expect(marks(.assignment(to: mark, mark)) == 2)
    #expect(marks(.return(mark), .throw(mark)) == 2)
    #expect(marks(.guard([.expression(mark), .binding("a", mark)], else: one), .expression(mark)) == 4)
    #expect(marks(.if([.expression(mark)], one, else: one)) == 3)
    #expect(marks(.conditional("DEBUG", one)) == 1)
    #expect(marks(.switch(mark, [SwitchCase(.value(mark), one), SwitchCase(.default, one)])) == 4)
  }

  @Test("are met in every part of a declaration")
  func declarations() {
    let attributes = [AttributeLine(Attribute("A", [Argument(mark)]))]
    let parameter = FunctionParameter("p", .named("P"), defaultValue: mark)
    let type = Declaration.type(
      TypeDeclaration(
        attributes: attributes, .enum, "T", inheritance: [.named("Q")],
        members: [
          .enumCase(EnumCaseDeclaration(attributes: attributes, "c", associatedValues: [parameter], rawValue: mark)),
          .variable(VariableDeclaration(attributes: attributes, .var, "v", type: .optional(.named("V")), value: mark)),
          .variable(VariableDeclaration(.var, "w", getter: .line(mark))),
          .conditional("DEBUG", .variable(VariableDeclaration(.var, "x", getter: .block([.return(mark)])))),
          .function(FunctionDeclaration(attributes: attributes, "f", parameters: [parameter], body: [.return(mark)])),
          .initializer(
            InitializerDeclaration(attributes: attributes, parameters: [parameter], body: [.expression(mark)])),
        ]))
    #expect(visits(type).count { $0.node == .expression(mark) } == 14)
    let types = visits(type).compactMap { if case .type(.named(let name)) = $0.node { name } else { nil } }
    #expect(types == ["Q", "P", "V", "P", "P"])
  }

  @Test("know what is around them")
  func ancestors() throws {
    let function = FunctionDeclaration("f", body: [.if([.available(["iOS 18.0"])], [.expression(mark)])])
    let type = TypeDeclaration(.struct, "T", members: [.function(function)])
    let visit = try #require(visits(.type(type)).first { $0.node == .expression(mark) })
    #expect(visit.enclosingType == type)
    #expect(visit.enclosingFunction == function)
    #expect(visit.ancestors.contains(.branch([.available(["iOS 18.0"])])))
  }
}
