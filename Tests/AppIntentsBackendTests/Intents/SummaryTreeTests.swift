import Testing

@testable import AppIntentsBackend

@Suite("The tree of a summary")
struct SummaryTreeTests {
  @Test("is one leaf where nothing depends on anything")
  func leaf() {
    #expect(tree([("a", nil), ("b", nil)]) == .shown(["a", "b"]))
    #expect(tree([]) == .shown([]))
  }

  @Test("asks one condition for all parameters that share it, whatever stands between them")
  func groups() {
    let tree = tree([
      ("a", nil), ("b", ("a", .isBoolean(true))), ("c", nil), ("d", ("a", .isBoolean(true))),
    ])
    #expect(
      tree
        == .when("a", .isBoolean(true), then: .shown(["a", "b", "c", "d"]), otherwise: .shown(["a", "c"])))
  }

  @Test("has a case for each value of an enumeration that parameters depend on, in their order")
  func cases() {
    let tree = tree([
      ("a", nil), ("b", ("a", .isCase("matt"))), ("c", ("a", .isCase("gloss"))), ("d", ("a", .isCase("matt"))),
    ])
    #expect(
      tree
        == .switch(
          "a",
          cases: [
            SummaryTree.Case(name: "matt", tree: .shown(["a", "b", "d"])),
            SummaryTree.Case(name: "gloss", tree: .shown(["a", "c"])),
          ], otherwise: .shown(["a"])))
  }

  @Test("asks for one value of an enumeration, and for conditions of other kinds, one after the other")
  func mixedConditions() {
    let one = tree([("a", nil), ("b", ("a", .isCase("matt")))])
    #expect(one == .when("a", .isCase("matt"), then: .shown(["a", "b"]), otherwise: .shown(["a"])))
    let mixed = tree([("a", nil), ("b", ("a", .isCase("matt"))), ("c", ("a", .hasAnyValue))])
    // A value that is matt is a value.
    #expect(
      mixed
        == .when(
          "a", .isCase("matt"), then: .shown(["a", "b", "c"]),
          otherwise: .when("a", .hasAnyValue, then: .shown(["a", "c"]), otherwise: .shown(["a"]))))
  }

  @Test("asks for numbers in rising order, the next where the last one holds")
  func numbers() {
    let tree = tree([
      ("a", nil), ("b", ("a", .isGreater(than: 5))), ("c", ("a", .isAtLeast(5))), ("d", ("a", .isGreater(than: 2))),
    ])
    #expect(
      tree
        == .when(
          "a", .isGreater(than: 2),
          then: .when(
            "a", .isAtLeast(5),
            then: .when(
              "a", .isGreater(than: 5), then: .shown(["a", "b", "c", "d"]), otherwise: .shown(["a", "c", "d"])),
            otherwise: .shown(["a", "d"])),
          otherwise: .shown(["a"])))
  }

  @Test("takes a truth value that is not true for false")
  func booleans() {
    let tree = tree([("a", nil), ("b", ("a", .isBoolean(false))), ("c", ("a", .isBoolean(true)))])
    #expect(tree == .when("a", .isBoolean(true), then: .shown(["a", "c"]), otherwise: .shown(["a", "b"])))
  }

  @Test("asks for a parent that is itself a child only where that is shown")
  func children() {
    let tree = tree([("a", nil), ("b", ("a", .hasAnyValue)), ("c", ("b", .isBoolean(true)))])
    #expect(
      tree
        == .when(
          "a", .hasAnyValue,
          then: .when("b", .isBoolean(true), then: .shown(["a", "b", "c"]), otherwise: .shown(["a", "b"])),
          otherwise: .shown(["a"])))
  }

  @Test("asks for every parent below each answer about another")
  func parents() {
    let tree = tree([("a", nil), ("b", nil), ("c", ("a", .hasAnyValue)), ("d", ("b", .hasAnyValue))])
    #expect(tree.leaves == [["a", "b", "c", "d"], ["a", "b", "c"], ["a", "b", "d"], ["a", "b"]])
  }

  @Test("has a child before its parent where the definition does")
  func order() {
    let tree = tree([("b", ("a", .hasAnyValue)), ("a", nil)])
    #expect(tree == .when("a", .hasAnyValue, then: .shown(["b", "a"]), otherwise: .shown(["a"])))
  }

  @Test("has 15 cases at most; what is more is asked for before")
  func caseLimit() throws {
    func tree(_ count: Int) -> SummaryTree {
      self.tree([("a", nil)] + (0..<count).map { ("c\($0)", ("a", .isCase("v\($0)"))) })
    }
    guard case .switch("a", let cases, _) = tree(15) else {
      Issue.record("15 values are a switch")
      return
    }
    #expect(cases.map(\.name) == (0..<15).map { "v\($0)" })
    guard case .when("a", .isCase("v0"), then: .shown(["a", "c0"]), otherwise: .switch("a", let rest, _)) = tree(16)
    else {
      Issue.record("the first of 16 values is asked for before")
      return
    }
    #expect(rest.count == 15)
  }

  @Test("has 64 leaves at most: parents beyond that decide nothing")
  func leafLimit() {
    func parameters(_ count: Int) -> [SummaryParameter] {
      (0..<count).flatMap { index in
        [
          SummaryParameter("p\(index)"),
          SummaryParameter(
            "c\(index)", SummaryParameter.Dependency(parent: "p\(index)", condition: .hasAnyValue)),
        ]
      }
    }
    let all = SummaryTreeBuilder.tree(of: parameters(6))
    #expect(all.tree.leaves.count == 64)
    #expect(all.unbranched == [])
    let some = SummaryTreeBuilder.tree(of: parameters(9))
    #expect(some.tree.leaves.count == 64)
    #expect(some.unbranched == ["p6", "p7", "p8"])
    #expect(some.tree.leaves.allSatisfy { $0.contains("c6") && $0.contains("c8") })
    let none = SummaryTreeBuilder.tree(
      of: [SummaryParameter("a")]
        + (0..<70).map {
          SummaryParameter("c\($0)", SummaryParameter.Dependency(parent: "a", condition: .isCase("v\($0)")))
        })
    #expect(none.tree.leaves.count == 1)
    #expect(none.unbranched == ["a"])
  }

  @Test("agrees with the conditions for every choice of values")
  func meaning() {
    let conditions: [SummaryCondition] = [
      .isGreater(than: 1), .isAtLeast(2), .isGreater(than: 2), .hasAnyValue, .isAtLeast(0),
    ]
    let parameters =
      [SummaryParameter("a")]
      + conditions.enumerated().map {
        SummaryParameter("c\($0.offset)", SummaryParameter.Dependency(parent: "a", condition: $0.element))
      }
    let tree = SummaryTreeBuilder.tree(of: parameters).tree
    for number in [nil, -1, 0, 1, 2, 3] as [Int?] {
      let expected = ["a"] + conditions.indices.filter { conditions[$0].holds(for: number) }.map { "c\($0)" }
      #expect(tree.shown(for: number) == expected, "\(String(describing: number))")
    }
  }

  private func tree(_ parameters: [(String, (String, SummaryCondition)?)]) -> SummaryTree {
    SummaryTreeBuilder.tree(
      of: parameters.map { name, dependency in
        SummaryParameter(
          name, dependency.map { SummaryParameter.Dependency(parent: $0.0, condition: $0.1) })
      }
    ).tree
  }
}

extension SummaryTree {
  /// What is shown for a value of the only parameter that others depend on.
  fileprivate func shown(for number: Int?) -> [String] {
    switch self {
    case .shown(let names): names
    case .when(_, let condition, let then, let otherwise):
      (condition.holds(for: number) ? then : otherwise).shown(for: number)
    case .switch: []
    }
  }
}

extension SummaryCondition {
  /// Whether it holds for a number.
  fileprivate func holds(for number: Int?) -> Bool {
    switch self {
    case .hasAnyValue: number != nil
    case .hasNoValue: number == nil
    case .isGreater(let bound): number.map { $0 > bound } ?? false
    case .isAtLeast(let bound): number.map { $0 >= bound } ?? false
    case .isCase, .isBoolean: false
    }
  }
}
