import HandlerBackend
import IntentSemantics
import Testing

@Suite("A method that resolves several values")
struct ArrayResolutionTests {
  @Test("asks for values where there are none, and looks at each")
  func texts() {
    #expect(
      ScaffoldText(Sample.parameter("tools", .string, isArray: true, resolves: true)).body(of: "resolveTools") == """
        guard let tools = intent.tools, !tools.isEmpty else {
            return [.needsValue()]
        }
        return tools.map { value in
            return .success(with: value)
        }
        """)
  }

  @Test("checks the number in each object")
  func numbers() {
    let parameter = Sample.parameter(
      "litres", .decimal, isArray: true, resolves: true, options: .number(NumberOptions(maximum: .real(2.5))),
      reasons: [UnsupportedReason(code: "greaterThanMaximumValue", isBuiltIn: true)])
    #expect(
      ScaffoldText(parameter).body(of: "resolveLitres") == """
        guard let litres = intent.litres, !litres.isEmpty else {
            return [.needsValue()]
        }
        return litres.map { value in
            let number = value.doubleValue
            if number > 2.5 {
                return .unsupported(forReason: .greaterThanMaximumValue)
            }
            return .success(with: number)
        }
        """)
  }

  @Test("makes cases of raw values, and asks again for one that is none")
  func enumerations() {
    let parameter = Sample.parameter("soils", Sample.soilReference, isArray: true, resolves: true)
    #expect(
      ScaffoldText(parameter).body(of: "resolveSoils") == """
        guard let soils = intent.soils, !soils.isEmpty else {
            return [.needsValue()]
        }
        return soils.map { value in
            guard let choice = Soil(rawValue: value.intValue), choice != .unknown else {
                return .needsValue()
            }
            return .success(with: choice)
        }
        """)
  }

  @Test("has another name for one value where the parameter is called so")
  func names() throws {
    let body = try #require(
      ScaffoldText(Sample.parameter("value", .string, isArray: true, resolves: true)).body(of: "resolveValue"))
    #expect(body.contains("value.map { element in\n    return .success(with: element)"))
    let numbers = try #require(
      ScaffoldText(Sample.parameter("number", .integer, isArray: true, resolves: true)).body(of: "resolveNumber"))
    #expect(numbers.contains("number.map { value in\n    let number = value.intValue"))
  }

  @Test("gives all results to the completion handler at once, and those of a refusal in a list")
  func completion() {
    let parameter = Sample.parameter(
      "tools", .string, isArray: true, resolves: true,
      relationship: Relationship(parent: "pot", condition: .hasAnyValue))
    let text = ScaffoldText(
      parameter, beside: [Sample.parameter("pot", .string)], options: HandlerOptions(style: .completion))
    #expect(
      text.body(of: "resolveTools") == """
        guard intent.pot != nil else {
            completion([.notRequired()])
            return
        }
        guard let tools = intent.tools, !tools.isEmpty else {
            completion([.needsValue()])
            return
        }
        completion(tools.map { value in
            return .success(with: value)
        })
        """)
  }
}
