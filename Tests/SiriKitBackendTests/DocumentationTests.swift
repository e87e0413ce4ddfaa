import IntentSemantics
import SiriKitBackend
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The text of the documentation above the first line that contains a piece of code, in one line.
  private func documentation(above code: String, in program: IntentProgram) throws -> String {
    let lines = String(decoding: SiriKitBackend().render(program), as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    let index = try #require(lines.firstIndex { !$0.hasPrefix("//") && $0.contains(code) })
    let above = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    return above.reversed().map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: " ")
  }

  private func documentation(of parameter: Parameter) throws -> String {
    try documentation(
      above: "var \(parameter.name):", in: Sample.program(intents: [Sample.intent(parameters: [parameter])]))
  }

  @Test("of a number names label, default and range")
  func number() throws {
    let options = NumberOptions(
      defaultValue: .integer(2), minimum: .integer(1), maximum: .real(9.5), allowsNegativeNumbers: false)
    let text = try documentation(
      of: Sample.parameter("litres", .decimal, displayName: "Water", options: .number(options)))
    #expect(text.contains("“Water”"))
    #expect(text.contains("Default: 2."))
    #expect(text.contains("From 1 to 9.5."))
    #expect(text.contains("Negative numbers are not allowed."))
  }

  @Test("of a length of time says that it counts in seconds, and its bounds in their units")
  func timeInterval() throws {
    let options = TimeIntervalOptions(minimum: .integer(5), minimumUnit: "Minutes", unit: "Hours")
    let text = try documentation(of: Sample.parameter("pause", .timeInterval, options: .timeInterval(options)))
    #expect(text.contains("in seconds"))
    #expect(text.contains("At least 5 (Minutes)."))
    #expect(text.contains("Hours"))
  }

  @Test("of a list names the sizes, of a child its condition")
  func listAndChild() throws {
    let text = try documentation(
      of: Sample.parameter(
        "plants", Sample.plantReference, isArray: true,
        arraySizes: [ArraySize(sizeClass: "Small", count: 1), ArraySize(sizeClass: "Large", count: 7)],
        relationship: Relationship(parent: "soil", condition: .enumerationEquals("Sandy"))))
    #expect(text.contains("each element is an object of type `Plant`"))
    #expect(text.contains("Small 1, Large 7"))
    #expect(text.contains("Shown only if `soil` is “Sandy”."))
  }

  @Test("of a truth value names its words")
  func boolean() throws {
    let options = BooleanOptions(
      defaultValue: true, trueName: LocalizedText(text: "wet"), falseName: LocalizedText(text: "dry"))
    let text = try documentation(of: Sample.parameter("isWet", .boolean, options: .boolean(options)))
    #expect(text.contains("Default: true."))
    #expect(text.contains("“wet”") && text.contains("“dry”"))
  }

  @Test("of methods tells the prompts")
  func prompts() throws {
    let parameter = Sample.parameter(
      "plant", Sample.plantReference, displayName: "Plant", resolves: true,
      prompts: [Prompt(type: "Primary", text: Sample.sentence("Which $plant ?"))])
    let text = try documentation(
      above: "func resolvePlant", in: Sample.program(intents: [Sample.intent(parameters: [parameter])]))
    #expect(text.contains("“Plant”"))
    #expect(text.contains("To ask for a value: “ Which ${plant} ? ”"))
  }

  @Test("of outcomes tells what is spoken and printed")
  func outcomes() throws {
    let code = ResponseCode(
      name: "flooded", text: Sample.sentence("Too much for $plant.name"), conciseText: Sample.sentence("Flood"))
    let program = Sample.program(
      intents: [
        Sample.intent(responseParameters: [Sample.responseParameter("plant", Sample.plantReference)], codes: [code])
      ])
    for place in ["case flooded", "static func flooded"] {
      let text = try documentation(above: place, in: program)
      #expect(text.contains("Too much for ${plant.name}"))
      #expect(text.contains("Printed: “ Flood ”"))
    }
  }

  @Test("stands above every declaration but those that only override")
  func completeness() throws {
    let named = EnumerationValue(name: "dry", index: 1, displayName: LocalizedText(text: "Dry"))
    let program = Sample.program(
      intents: [
        Sample.intent(
          parameters: [
            Sample.parameter(
              "plant", Sample.plantReference, resolves: true, isDynamic: true,
              reasons: [UnsupportedReason(code: "dead")])
          ])
      ],
      enumerations: [Sample.enumeration("Soil", values: [named])],
      types: [Sample.type("Plant", properties: [Sample.property("colour", .string)])])
    let starts = ["public ", "@objc public ", "@NSManaged ", "func ", "optional func ", "case "]
    var isDocumented = false
    var count = 0
    for line in String(decoding: SiriKitBackend().render(program), as: UTF8.self).split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        isDocumented = true
      } else if starts.contains(where: code.hasPrefix) {
        #expect(isDocumented, "\(line)")
        isDocumented = false
        count += 1
      }
    }
    #expect(count > 30)
  }
}
