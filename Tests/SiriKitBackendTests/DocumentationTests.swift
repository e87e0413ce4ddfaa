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
    #expect(
      text == "“Water”, a `Double`.  - Default: `2` - Range: `1...9.5` - Negative numbers are not allowed")
  }

  @Test("of a number with one bound names that bound")
  func numberWithOneBound() throws {
    let least = NumberOptions(minimum: .integer(-3))
    #expect(
      try documentation(of: Sample.parameter("depth", .integer, displayName: "Depth", options: .number(least)))
        == "“Depth”, an `Int`.  - Minimum: `-3`")
    let most = NumberOptions(maximum: .integer(7), placeholder: LocalizedText(text: "few"))
    #expect(
      try documentation(of: Sample.parameter("pots", .integer, options: .number(most)))
        == "An `Int`.  - Maximum: `7` - Placeholder: “few”")
  }

  @Test(
    "of a length of time says that it counts in seconds, and its bounds in their units",
    arguments: [
      (
        TimeIntervalOptions(minimum: .integer(5), minimumUnit: "Minutes", unit: "Hours"),
        "Minimum: 5 minutes - Shown in hours"
      ),
      (
        TimeIntervalOptions(
          minimum: .real(0.5), minimumUnit: "Minutes", maximum: .integer(20), maximumUnit: "Minutes", unit: "Multiple"),
        "Range: 0.5 to 20 minutes"
      ),
      (
        TimeIntervalOptions(
          defaultValue: .integer(1), defaultUnit: "Hours", minimum: .integer(1), minimumUnit: "Seconds",
          maximum: .integer(2), maximumUnit: "Days"), "Default: 1 hour - Range: 1 second to 2 days"
      ),
      (
        TimeIntervalOptions(maximum: .integer(3), maximumUnit: "Moons", unit: "Moons"),
        "Maximum: 3 `Moons` - Shown in `Moons`"
      ),
    ])
  func timeInterval(options: TimeIntervalOptions, details: String) throws {
    let text = try documentation(of: Sample.parameter("pause", .timeInterval, options: .timeInterval(options)))
    #expect(text == "A `TimeInterval` in seconds.  - " + details)
  }

  @Test(
    "of a date, a file or a person says of which kind it is",
    arguments: [
      (ValueType.dateComponents, ValueOptions.date(DateOptions(kind: "DateTime")), "“Input”, a date and time."),
      (.dateComponents, .date(DateOptions(kind: "Time")), "“Input”, a time."),
      (.dateComponents, .none, "“Input”"),
      (.file, .file(FileOptions(kind: "Image")), "“Input”, an image."),
      (.file, .file(FileOptions(kind: "Movie")), "“Input”, of the kind `Movie`."),
      (
        .file, .file(FileOptions(kind: "Custom", typeIdentifiers: ["public.item", "public.png"])),
        "“Input”  - Content types: `public.item`, `public.png`"
      ),
      (.person, .person(mode: "Contact", placeholder: nil), "“Input”, a contact."),
      (.placemark, .placemark(style: "City"), "“Input”  - Shown as: city"),
      (.placemark, .placemark(style: "Name"), "“Input”"),
    ])
  func kinds(type: ValueType, options: ValueOptions, expected: String) throws {
    #expect(
      try documentation(of: Sample.parameter("input", type, displayName: "Input", options: options)) == expected)
  }

  @Test("of an enumeration names the default as code has it")
  func enumeration() throws {
    let options = ValueOptions.enumeration(defaultValue: "Default")
    #expect(
      try documentation(of: Sample.parameter("soil", Sample.soilReference, displayName: "Soil", options: options))
        == "“Soil”  - Default: `.default`")
    #expect(
      try documentation(of: Sample.parameter("soils", Sample.soilReference, isArray: true, displayName: "Soils"))
        == "“Soils”, each a raw value of `Soil`.")
  }

  @Test("of a property without label is left out where its type says all")
  func nothingToSay() throws {
    #expect(try documentation(of: Sample.parameter("plant", Sample.plantReference)) == "")
    let options = ValueOptions.string(StringOptions(defaultValue: LocalizedText(text: "Ivy"), isMultiline: true))
    #expect(
      try documentation(of: Sample.parameter("name", .string, options: options))
        == "Default: “Ivy”.  - May have several lines")
  }

  @Test("of a list names the sizes, of a child its condition")
  func listAndChild() throws {
    let text = try documentation(
      of: Sample.parameter(
        "plants", Sample.plantReference, isArray: true, displayName: "Plants",
        arraySizes: [
          ArraySize(sizeClass: "Small", count: 1), ArraySize(sizeClass: "ExtraLarge", count: 7),
          ArraySize(sizeClass: "Vast", count: 9),
        ],
        relationship: Relationship(parent: "soil", condition: .enumerationEquals("Sandy"))))
    #expect(
      text == "“Plants”  - Number of values by widget size: small 1, extra large 7, `Vast` 9"
        + " - Shown only if `soil` is `.sandy`")
  }

  @Test("of a truth value names its words")
  func boolean() throws {
    let options = BooleanOptions(
      defaultValue: true, trueName: LocalizedText(text: "wet"), falseName: LocalizedText(text: "dry"))
    let text = try documentation(of: Sample.parameter("isWet", .boolean, options: .boolean(options)))
    #expect(text == "A `Bool`.  - Default: `true` - `true`: “wet” - `false`: “dry”")
  }

  @Test(
    "of methods tells the prompts and what they are for",
    arguments: [
      ("Primary", "Prompt"), ("Configuration", "Prompt while configuring"), ("Confirmation", "Confirmation"),
      ("DisambiguationIntroduction", "Introduction to a choice"), ("DisambiguationSelection", "Choice"),
      ("SubsequentIntroduction", "Introduction to further options"), ("Concise", "Short prompt"),
      ("Whispered", "Prompt `Whispered`"),
    ])
  func prompts(type: String, occasion: String) throws {
    let parameter = Sample.parameter(
      "plant", Sample.plantReference, displayName: "Plant", resolves: true,
      prompts: [Prompt(type: type, text: Sample.sentence("Which $plant ?"))])
    let text = try documentation(
      above: "func resolvePlant", in: Sample.program(intents: [Sample.intent(parameters: [parameter])]))
    #expect(text.contains("“Plant”"))
    #expect(text.contains(" - \(occasion): “ Which ${plant} ? ”"))
  }

  @Test("of an asynchronous method names the other form")
  func asynchronousForms() throws {
    let plant = Sample.parameter("plant", Sample.plantReference, resolves: true, isDynamic: true, searches: true)
    let program = Sample.program(intents: [Sample.intent(parameters: [plant])])
    let forms = [
      ("handle(intent: WaterPlantIntent) async", "handle(intent:completion:)"),
      ("confirm(intent: WaterPlantIntent) async", "confirm(intent:completion:)"),
      ("resolvePlant(for intent: WaterPlantIntent) async", "resolvePlant(for:with:)"),
      (
        "providePlantOptionsCollection(for intent: WaterPlantIntent, searchTerm: String?) async",
        "providePlantOptionsCollection(for:searchTerm:with:)"
      ),
    ]
    for (code, other) in forms {
      #expect(try documentation(above: code, in: program).hasSuffix("Implement either this or `\(other)`."))
    }
  }

  @Test("of outcomes tells what is spoken and printed")
  func outcomes() throws {
    let codes = [
      ResponseCode(
        name: "flooded", text: Sample.sentence("Too much for $plant.name"), conciseText: Sample.sentence("Flood")),
      ResponseCode(name: "success", isSuccess: true, text: Sample.sentence("Grown")),
      ResponseCode(name: "bloomed", isSuccess: true),
    ]
    let plant = Sample.responseParameter("plant", Sample.plantReference)
    let program = Sample.program(intents: [Sample.intent(responseParameters: [plant], codes: codes)])
    for (place, opening) in [("case flooded", "A failure"), ("static func flooded", "Creates the response `flooded`")] {
      let text = try documentation(above: place, in: program)
      #expect(text == opening + ": “ Too much for ${plant.name}”  - Printed: “ Flood ”")
    }
    #expect(try documentation(above: "case success", in: program) == "The intent has been carried out: “ Grown ”")
    #expect(try documentation(above: "case failure", in: program) == "The intent could not be carried out.")
    #expect(try documentation(above: "case bloomed", in: program) == "A success.")
  }

  @Test("of an intent and its response fits what they have")
  func intentsWithAndWithoutValues() throws {
    let idle = Sample.program(intents: [Sample.intent(summary: "Does nothing.")])
    #expect(
      try documentation(above: "class WaterPlantIntent:", in: idle) == "The intent “Water Plant”.  “Does nothing.”")
    #expect(
      try documentation(above: "class WaterPlantIntentResponse:", in: idle)
        == "The response to `WaterPlantIntent`.")
    let full = Sample.program(intents: [
      Sample.intent(
        parameters: [Sample.parameter("soil", Sample.soilReference)],
        responseParameters: [Sample.responseParameter("litres", .decimal)], isEligibleForWidgets: true)
    ])
    #expect(
      try documentation(above: "class WaterPlantIntent:", in: full)
        == "The intent “Water Plant”, which configures a widget.  An enumeration that was given no value has the raw value 0."
    )
    #expect(
      try documentation(above: "class WaterPlantIntentResponse:", in: full)
        == "The response to `WaterPlantIntent`: an outcome and the values that go with it.")
  }

  @Test("stands above every declaration that has a label or is no property, but those that only override")
  func completeness() throws {
    let named = EnumerationValue(name: "dry", index: 1, displayName: LocalizedText(text: "Dry"))
    let program = Sample.program(
      intents: [
        Sample.intent(
          parameters: [
            Sample.parameter(
              "plant", Sample.plantReference, displayName: "Plant", resolves: true, isDynamic: true,
              reasons: [UnsupportedReason(code: "dead")])
          ])
      ],
      enumerations: [Sample.enumeration("Soil", values: [named])],
      types: [Sample.type("Plant", properties: [Sample.property("height", .decimal)])])
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
