import HandlerBackend
import IntentSemantics
import Testing

@Suite("A method that resolves a parameter")
struct ResolutionTests {
  private static let object = ValueType.object(TypeReference(name: "Plant", className: "Plant"))

  @Test(
    "asks for a missing value and accepts every other one, whatever the type",
    arguments: [
      .string, .file, .url, .dateComponents, .placemark, .person, .currencyAmount, .paymentMethod, .speakableString,
      .untypedObject, .temperature, .length, .mass, .speed, .energy, .volume, object,
    ] as [ValueType])
  func objects(type: ValueType) {
    #expect(
      ScaffoldText(Sample.parameter("pot", type, resolves: true)).statements(of: "resolvePot") == """
        guard let pot = intent.pot else {
            return .needsValue()
        }
        return .success(with: pot)
        """)
  }

  @Test(
    "takes the number out of its object",
    arguments: [
      (.integer, "intValue"), (.decimal, "doubleValue"), (.timeInterval, "doubleValue"), (.boolean, "boolValue"),
    ] as [(ValueType, String)])
  func numbers(type: ValueType, member: String) {
    #expect(
      ScaffoldText(Sample.parameter("litres", type, resolves: true)).body(of: "resolveLitres") == """
        guard let litres = intent.litres?.\(member) else {
            return .needsValue()
        }
        return .success(with: litres)
        """)
  }

  @Test("knows the case for no value, and an enumeration that has none")
  func enumerations() {
    let parameter = Sample.parameter("soil", Sample.soilReference, resolves: true)
    #expect(
      ScaffoldText(parameter).body(of: "resolveSoil") == """
        if intent.soil == .unknown {
            return .needsValue()
        }
        let soil = intent.soil
        return .success(with: soil)
        """)
    let soils = [Sample.enumeration("Soil", values: [("sand", 1)])]
    #expect(
      ScaffoldText(parameter, enumerations: soils).body(of: "resolveSoil") == "return .success(with: intent.soil)")
  }

  @Test(
    "takes the definition's default for a missing value",
    arguments: [
      (.string, .string(StringOptions(defaultValue: LocalizedText(text: "a \"b\""))), #"intent.x ?? "a \"b\"""#),
      (.boolean, .boolean(BooleanOptions(defaultValue: true)), "intent.x?.boolValue ?? true"),
      (.integer, .number(NumberOptions(defaultValue: .integer(3))), "intent.x?.intValue ?? 3"),
      (.integer, .number(NumberOptions(defaultValue: .real(3))), "intent.x?.intValue ?? 3"),
      (.decimal, .number(NumberOptions(defaultValue: .integer(3))), "intent.x?.doubleValue ?? 3.0"),
      (
        .timeInterval, .timeInterval(TimeIntervalOptions(defaultValue: .real(1.5), defaultUnit: "Hours")),
        "intent.x?.doubleValue ?? 5400.0"
      ),
      (
        Sample.soilReference, .enumeration(defaultValue: "Sand"), "intent.x == .unknown ? .sand : intent.x"
      ),
      (
        Sample.soilReference, .enumeration(defaultValue: "default"), "intent.x == .unknown ? .default : intent.x"
      ),
    ] as [(ValueType, ValueOptions, String)])
  func defaults(type: ValueType, options: ValueOptions, expression: String) {
    #expect(
      ScaffoldText(Sample.parameter("x", type, resolves: true, options: options)).body(of: "resolveX") == """
        let x = \(expression)
        return .success(with: x)
        """)
  }

  @Test(
    "asks where the default is none",
    arguments: [
      (.enumeration(defaultValue: "unknown"), Sample.soilReference),
      (.number(NumberOptions(defaultValue: .real(0.5))), .integer),
      (.timeInterval(TimeIntervalOptions(defaultValue: .real(1), defaultUnit: "Fortnights")), .timeInterval),
    ] as [(ValueOptions, ValueType)])
  func noDefault(options: ValueOptions, type: ValueType) throws {
    let parameter = Sample.parameter("x", type, resolves: true, options: options)
    #expect(try #require(ScaffoldText(parameter).body(of: "resolveX")).contains("return .needsValue()"))
  }

  @Test("does without a parameter that is not asked for")
  func unresolved() {
    #expect(ScaffoldText(Sample.parameter("pot", .string)).body(of: "resolvePot") == nil)
  }

  @Test(
    "has local names that mean nothing else",
    arguments: [
      ("intent", "value"), ("matches", "value"), ("Name", "name"), ("in", "`in`"), ("completion", "value"),
    ])
  func localNames(name: String, local: String) throws {
    let text = ScaffoldText(Sample.parameter(name, .string, resolves: true)).text
    #expect(text.contains("guard let \(local) = intent.\(name) else {"))
    #expect(text.contains("return .success(with: \(local))"))
  }

  @Test("calls the completion handler where that is the style, and goes no further")
  func completion() {
    let parameter = Sample.parameter(
      "litres", .integer, resolves: true, options: .number(NumberOptions(minimum: .integer(1))))
    #expect(
      ScaffoldText(parameter, options: HandlerOptions(style: .completion)).body(of: "resolveLitres") == """
        guard let litres = intent.litres?.intValue else {
            completion(.needsValue())
            return
        }
        if litres < 1 {
            completion(.unsupported())
            return
        }
        completion(.success(with: litres))
        """)
  }
}
