import HandlerBackend
import IntentSemantics
import Testing

@Suite("Bounds of a number")
struct BoundsTests {
  private static let reasons = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
    .map { UnsupportedReason(code: $0, isBuiltIn: true) }

  /// The checks of a number, as `condition: reason`.
  private func checks(
    _ type: ValueType, _ options: ValueOptions, reasons: [UnsupportedReason] = BoundsTests.reasons
  ) throws -> [String] {
    let parameter = Sample.parameter("x", type, resolves: true, options: options, reasons: reasons)
    return try #require(ScaffoldText(parameter).body(of: "resolveX"))
      .matches(of: #/if x (.*) \{\n *return \.unsupported\((?:forReason: \.)?(\w*)\)/#).map { "\($0.1): \($0.2)" }
  }

  @Test("refuse with the parameter's own reasons, the strictest first")
  func ownReasons() throws {
    let options = ValueOptions.number(NumberOptions(minimum: .integer(1), maximum: .integer(12)))
    #expect(
      try checks(.integer, options) == [
        "< 0: negativeNumbersNotSupported", "< 1: lessThanMinimumValue", "> 12: greaterThanMaximumValue",
      ])
    #expect(try checks(.integer, options, reasons: []) == ["< 1: ", "> 12: "])
    #expect(
      try checks(.decimal, options, reasons: [Self.reasons[1]]) == ["< 1.0: ", "> 12.0: greaterThanMaximumValue"])
  }

  @Test("of a whole number leave out what lies between two of them")
  func rounding() throws {
    let options = ValueOptions.number(NumberOptions(minimum: .real(0.5), maximum: .real(7.5)))
    #expect(try checks(.integer, options, reasons: []) == ["< 1: ", "> 7: "])
    #expect(try checks(.decimal, options, reasons: []) == ["< 0.5: ", "> 7.5: "])
  }

  @Test("of 0 are told once")
  func zero() throws {
    let options = ValueOptions.number(NumberOptions(minimum: .integer(0)))
    #expect(try checks(.integer, options) == ["< 0: negativeNumbersNotSupported"])
    #expect(try checks(.integer, options, reasons: [Self.reasons[2]]) == ["< 0: lessThanMinimumValue"])
  }

  @Test("below 0 allow negative numbers, unless the definition forbids them")
  func negative() throws {
    let options = NumberOptions(minimum: .integer(-5))
    #expect(try checks(.integer, .number(options)) == ["< -5: lessThanMinimumValue"])
    let forbidding = NumberOptions(minimum: .integer(-5), allowsNegativeNumbers: false)
    #expect(
      try checks(.integer, .number(forbidding)) == ["< 0: negativeNumbersNotSupported", "< -5: lessThanMinimumValue"])
    #expect(try checks(.integer, .number(NumberOptions(allowsNegativeNumbers: false)), reasons: []) == ["< 0: "])
    #expect(try checks(.integer, .number(NumberOptions())) == [])
  }

  @Test("of a length of time are seconds")
  func intervals() throws {
    let options = TimeIntervalOptions(
      minimum: .real(0.5), minimumUnit: "Minutes", maximum: .real(2), maximumUnit: "Days")
    #expect(try checks(.timeInterval, .timeInterval(options), reasons: []) == ["< 30.0: ", "> 172800.0: "])
    let unknown = TimeIntervalOptions(minimum: .real(1), minimumUnit: "Fortnights")
    #expect(try checks(.timeInterval, .timeInterval(unknown), reasons: []) == [])
  }

  @Test("that no number of the type reaches are no bounds")
  func extremes() throws {
    let options = NumberOptions(minimum: .real(-1e300), maximum: .real(.infinity))
    #expect(try checks(.integer, .number(options), reasons: []) == [])
    #expect(try checks(.decimal, .number(options), reasons: []) == ["< -1e+300: "])
  }
}
