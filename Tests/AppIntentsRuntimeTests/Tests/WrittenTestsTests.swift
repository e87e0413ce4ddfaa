import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("The tests of migrated code")
struct WrittenTestsTests {
  private static let variation = MigrationVariation(.modern, "16.0", .five)

  @Test("pass for all samples, with gaps as known issues, with handlers, and with everything that is asked for")
  func runs() throws {
    let types = MigrationVariation(.modern, "16.0", .five, query: "property")
    let surfaces = MigrationVariation(.modern, "26.0", .five)
    var modules: [TestedCode] = []
    for (index, group) in MigrationGroup.samples.enumerated() {
      modules += [
        try group.testedCode(types, .gap, module: "Gap\(index)"),
        try group.testedCode(Self.variation, .bridge, module: "Bridge\(index)"),
        try group.testedCode(.snippets, surfaces, module: "Surfaces\(index)"),
      ]
    }
    let outcome = try TestedCode.run(modules)
    #expect(outcome.status == 0)
    #expect(Self.failures(in: outcome) == [])
    let summary = try #require(
      outcome.errors.firstMatch(
        of: #/Test run with (\d+) tests in (\d+) suites passed after .* with (\d+) known issues/#),
      "\(outcome.errors.suffix(1000))")
    let counts = [summary.1, summary.2, summary.3].compactMap { Int($0) }
    #expect(zip(counts, [300, 60, 80]).allSatisfy { $0.0 > $0.1 }, "\(counts)")
  }

  @Test("find mistakes in actions with gaps")
  func findsMistakesWithGaps() throws {
    let code = try MigrationGroup.single("Orders").testedCode(Self.variation, .gap, module: "Planted")
    let planted =
      try code
      .replacing(
        """
                guard let date else {
                    throw $date.needsValueError("When would you like to come?")
                }

        """, with: "        let date = date ?? DateComponents()\n", in: "BookTable.swift"
      )
      .replacing(
        "let value: IntentFile = try MigrationGap.value()",
        with: #"let value = IntentFile(data: Data(), filename: "7.pdf")"#, in: "GetReceipt.swift"
      )
      .replacing("\"The bar is closed\"", with: "\"\"", in: "OrderCoffee.swift")
    #expect(
      Self.failures(in: try TestedCode.run([planted])) == [
        "BookTable: Asks for ‘Date’", "GetReceipt: Gives its result", "OrderCoffee: Says why it fails",
      ])
  }

  @Test("find mistakes in actions that ask handlers, and show snippets, donate and the like")
  func findsMistakesWithHandlers() throws {
    let code = try MigrationGroup.single("Orders").testedCode(
      .snippets, MigrationVariation(.modern, "26.0", .five), .bridge, module: "Planted")
    let planted =
      try code
      .replacing(
        "throw OrderCoffeeError.failureBarClosed", with: "throw OrderCoffeeError.failure", in: "OrderCoffee.swift"
      )
      .replacing(
        "refuse: { _ in BookTableError.guests }", with: "refuse: { _ in BookTableError.date }", in: "BookTable.swift"
      )
      .replacing(
        "await handler.resolveOrder(for: legacy).bridgeOutcome", with: "BridgeOutcome.notRequired",
        in: "RequestRefund.swift"
      )
      .replacing(
        "return .result(value: value",
        with: """
          guard value.filename.isEmpty else { throw SiriKitBridgeError.noOutput }
                  return .result(value: value
          """, in: "GetReceipt.swift"
      )
      .replacing(
        "refuse: { _ in OrderCoffeeError.address }", with: "refuse: { _ in OrderCoffeeError.drink }",
        in: "OrderCoffee.swift")
    #expect(
      Self.failures(in: try TestedCode.run([planted])) == [
        "BookTable: Refuses a value that the handler refuses", "GetReceipt: Succeeds",
        "OrderCoffee: Fails where the handler fails", "OrderCoffee: Refuses a value that the handler refuses",
        "RequestRefund: Asks for a value that the handler needs",
        "RequestRefund: Refuses a value that the handler refuses",
      ])
  }

  /// The tests that have failed, each once.
  private static func failures(in outcome: ProcessOutcome) -> Set<String> {
    Set(
      (outcome.output + outcome.errors).matches(of: #/Test "(.+?)" recorded an issue at (\w+)Tests.swift/#).map {
        "\($0.2): \($0.1)"
      })
  }
}
