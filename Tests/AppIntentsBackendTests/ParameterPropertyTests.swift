import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The property of a parameter")
struct ParameterPropertyTests {
  @Test(
    "has the arguments of its type's initialiser in their order",
    arguments: [
      PropertyRow(.string, "@Parameter(title: \"Value\")", "String?"),
      PropertyRow(
        .string,
        .string(
          StringOptions(
            defaultValue: LocalizedText(text: "Say \"hi\""), capitalization: "Characters", isMultiline: true,
            disablesAutocorrect: true, disablesSmartDashes: true, disablesSmartQuotes: true)),
        "@Parameter(title: \"Value\", default: \"Say \\\"hi\\\"\", inputOptions: String.IntentInputOptions("
          + "keyboardType: .default, capitalizationType: .allCharacters, multiline: true, autocorrect: false, "
          + "smartQuotes: false, smartDashes: false))",
        "String?", target: .iOS17),
      PropertyRow(
        .string, .string(StringOptions(capitalization: "Words", keyboardType: "ASCIICapable")),
        "@Parameter(title: \"Value\", inputOptions: String.IntentInputOptions("
          + "keyboardType: .asciiCapable, capitalizationType: .words))", "String?"),
      PropertyRow(
        .string, .string(StringOptions(capitalization: "None")),
        "@Parameter(title: \"Value\", inputOptions: String.IntentInputOptions(capitalizationType: .none))", "String?",
        remarks: ["changed INIntentParameterMetadataKeyboardType"]),
      PropertyRow(
        .string, .string(StringOptions(capitalization: "Sentences")), "@Parameter(title: \"Value\")", "String?"),
      PropertyRow(
        .integer,
        .number(NumberOptions(defaultValue: .integer(2), minimum: .integer(1), maximum: .integer(12))),
        "@Parameter(title: \"Value\", default: 2, controlStyle: .field, inclusiveRange: (1, 12))", "Int?"),
      PropertyRow(
        .integer, .number(NumberOptions(minimum: .integer(0), control: "Stepper")),
        "@Parameter(title: \"Value\", inclusiveRange: (0, 9223372036854775807))", "Int?",
        remarks: ["changed INIntentParameterMetadataMaximumValue"]),
      PropertyRow(
        .integer, .number(NumberOptions(maximum: .real(9.5), control: "Slider")),
        "@Parameter(title: \"Value\", controlStyle: .field, inclusiveRange: (-9223372036854775808, 9))", "Int?",
        remarks: [
          "changed INIntentParameterMetadataType", "changed INIntentParameterMetadataMinimumValue",
          "changed INIntentParameterMetadataMaximumValue",
        ]),
      PropertyRow(
        .decimal,
        .number(
          NumberOptions(defaultValue: .real(0.5), minimum: .integer(0), maximum: .integer(1), control: "Slider")),
        "@Parameter(title: \"Value\", default: 0.5, controlStyle: .slider, inclusiveRange: (0.0, 1.0))", "Double?"),
      PropertyRow(
        .decimal, .number(NumberOptions(minimum: .real(-2.5), control: "Stepper")),
        "@Parameter(title: \"Value\", inclusiveRange: (-2.5, 1e15))", "Double?",
        remarks: ["changed INIntentParameterMetadataMaximumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(maximum: .integer(3))),
        "@Parameter(title: \"Value\", controlStyle: .field, inclusiveRange: (-1e15, 3.0))", "Double?",
        remarks: ["changed INIntentParameterMetadataMinimumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(maximum: .real(0.5), control: "Slider")),
        "@Parameter(title: \"Value\", controlStyle: .slider, inclusiveRange: (0.0, 0.5))", "Double?",
        remarks: ["changed INIntentParameterMetadataMinimumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(minimum: .real(-2), control: "Slider")),
        "@Parameter(title: \"Value\", controlStyle: .slider, inclusiveRange: (-2.0, 1.0))", "Double?",
        remarks: ["changed INIntentParameterMetadataMaximumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(minimum: .integer(5), control: "Slider")),
        "@Parameter(title: \"Value\", controlStyle: .field, inclusiveRange: (5.0, 1e15))", "Double?",
        remarks: ["changed INIntentParameterMetadataType", "changed INIntentParameterMetadataMaximumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(defaultValue: .integer(-1), maximum: .integer(3), control: "Slider")),
        "@Parameter(title: \"Value\", default: -1.0, controlStyle: .field, inclusiveRange: (-1e15, 3.0))", "Double?",
        remarks: ["changed INIntentParameterMetadataType", "changed INIntentParameterMetadataMinimumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(maximum: .integer(3), control: "Slider", allowsNegativeNumbers: true)),
        "@Parameter(title: \"Value\", controlStyle: .field, inclusiveRange: (-1e15, 3.0))", "Double?",
        remarks: ["changed INIntentParameterMetadataType", "changed INIntentParameterMetadataMinimumValue"]),
      PropertyRow(
        .decimal, .number(NumberOptions(maximum: .integer(3), allowsNegativeNumbers: false)),
        "@Parameter(title: \"Value\", controlStyle: .field, inclusiveRange: (0.0, 3.0))", "Double?",
        remarks: ["changed INIntentParameterMetadataSupportsNegativeNumbers"]),
      PropertyRow(
        .boolean,
        .boolean(
          BooleanOptions(
            defaultValue: true, trueName: LocalizedText(text: "with"), falseName: LocalizedText(text: "without"))),
        "@Parameter(title: \"Value\", default: true, displayName: Bool.IntentDisplayName(true: \"with\", "
          + "false: \"without\"))", "Bool?"),
      PropertyRow(
        .boolean,
        .boolean(BooleanOptions(trueName: LocalizedText(text: "true"), falseName: LocalizedText(text: "false"))),
        "@Parameter(title: \"Value\")", "Bool?"),
      PropertyRow(
        .boolean, .boolean(BooleanOptions(falseName: LocalizedText(text: "without"))),
        "@Parameter(title: \"Value\", displayName: Bool.IntentDisplayName(true: \"true\", false: \"without\"))",
        "Bool?", remarks: ["added INIntentParameterMetadataTrueDisplayName"]),
      PropertyRow(
        .file, .file(FileOptions(kind: "Image")),
        "@Parameter(title: \"Value\", supportedTypeIdentifiers: [\"public.image\"])", "IntentFile?", target: .iOS17),
      PropertyRow(
        .file, .file(FileOptions(kind: "Image")),
        "@Parameter(title: \"Value\", supportedContentTypes: [.image])", "IntentFile?", target: .iOS18,
        modules: ["UniformTypeIdentifiers"]),
      PropertyRow(
        .file, .file(FileOptions(kind: "PlainText")),
        "@Parameter(title: \"Value\", supportedTypeIdentifiers: [\"public.plain-text\"])", "IntentFile?"),
      PropertyRow(
        .file, .file(FileOptions(kind: "Custom", typeIdentifiers: ["public.audio", "org.example.recipe"])),
        "@Parameter(title: \"Value\", supportedContentTypes: [.audio, UTType(importedAs: \"org.example.recipe\")])",
        "IntentFile?", target: .iOS26, modules: ["UniformTypeIdentifiers"]),
      PropertyRow(
        .file, .file(FileOptions(kind: "Custom", typeIdentifiers: ["public.item"])), "@Parameter(title: \"Value\")",
        "IntentFile?", target: .iOS18),
      PropertyRow(
        .dateComponents, .date(DateOptions(kind: "Date", format: "Style")),
        "@Parameter(title: \"Value\", kind: .date)", "DateComponents?"),
      PropertyRow(
        .dateComponents, .date(DateOptions(kind: "Time", format: "Relative")),
        "@Parameter(title: \"Value\", kind: .time)", "DateComponents?",
        remarks: ["left out INIntentParameterMetadataFormat"]),
      PropertyRow(
        .dateComponents, .date(DateOptions(kind: "DateTime")), "@Parameter(title: \"Value\")", "DateComponents?"),
      PropertyRow(
        .timeInterval,
        .timeInterval(TimeIntervalOptions(defaultValue: .real(30), defaultUnit: "Minutes", unit: "Multiple")),
        "@Parameter(title: \"Value\", defaultValue: 30.0, defaultUnit: .minutes, supportsNegativeNumbers: false)",
        "Measurement<UnitDuration>?"),
      PropertyRow(
        .timeInterval,
        .timeInterval(
          TimeIntervalOptions(
            defaultValue: .real(2), defaultUnit: "Hours", unit: "Minutes", allowsNegativeNumbers: true)),
        "@Parameter(title: \"Value\", defaultValue: 120.0, unit: .minutes)", "Measurement<UnitDuration>?"),
      PropertyRow(
        .timeInterval, "@Parameter(title: \"Value\", defaultUnit: .seconds, supportsNegativeNumbers: false)",
        "Measurement<UnitDuration>?"),
      PropertyRow(
        .timeInterval,
        .timeInterval(
          TimeIntervalOptions(
            defaultValue: .real(1.5), maximum: .integer(9), maximumUnit: "Days", unit: "Days")),
        "@Parameter(title: \"Value\", defaultValue: 36.0, unit: .hours, supportsNegativeNumbers: false)",
        "Measurement<UnitDuration>?",
        remarks: ["changed INIntentParameterMetadataUnit", "lost INIntentParameterMetadataMaximumValue"]),
      PropertyRow(.temperature, "@Parameter(title: \"Value\")", "Measurement<UnitTemperature>?"),
      PropertyRow(.url, "@Parameter(title: \"Value\")", "URL?"),
      PropertyRow(
        .placemark, .placemark(style: "Address"), "@Parameter(title: \"Value\", displayStyle: .address)",
        "CLPlacemark?", modules: ["CoreLocation"]),
      PropertyRow(
        .placemark, .placemark(style: "Name"), "@Parameter(title: \"Value\")", "CLPlacemark?",
        modules: ["CoreLocation"]),
      PropertyRow(
        .person, .person(mode: "EmailOrPhone", placeholder: nil),
        "@Parameter(title: \"Value\", mode: .emailOrPhone)", "IntentPerson?"),
      PropertyRow(
        .person, .person(mode: "Contact", placeholder: nil), "@Parameter(title: \"Value\")", "IntentPerson?"),
      PropertyRow(.currencyAmount, "@Parameter(title: \"Value\")", "IntentCurrencyAmount?"),
      PropertyRow(.paymentMethod, "@Parameter(title: \"Value\")", "IntentPaymentMethod?"),
      PropertyRow(.speakableString, "@Parameter(title: \"Value\")", "String?"),
    ])
  func types(row: PropertyRow) throws {
    let sample = MigrationSample(parameters: [row.parameter], options: MigrationOptions(target: row.target))
    let (text, record) = try sample.property()
    #expect(text == "\(row.attribute)\nvar value: \(row.type)")
    #expect(record.remarks.map { "\($0.verdict.rawValue) \($0.subject)" } == row.remarks)
    #expect(try sample.modules() == row.modules)
    #expect(record.texts.first?.stringID == "vAlUe1")
    #expect(record.texts.first?.element == "OrderSoup.value")
  }

  @Test("of the compatible form has a title, a default and a provider only")
  func compatible() throws {
    let options = MigrationOptions(form: .compatible)
    func text(_ type: ValueType, _ value: ValueOptions) throws -> String {
      try MigrationSample(parameters: [.sample(type, options: value)], options: options).property().text
    }
    #expect(
      try text(.integer, .number(NumberOptions(defaultValue: .integer(2), minimum: .integer(1))))
        == "@Parameter(title: \"Value\", default: 2)\nvar value: Int?")
    #expect(
      try text(.string, .string(StringOptions(capitalization: "Words")))
        == "@Parameter(title: \"Value\")\nvar value: String?")
    #expect(
      try text(.timeInterval, .timeInterval(TimeIntervalOptions(maximum: .integer(9), unit: "Minutes")))
        == "@Parameter(title: \"Value\")\nvar value: Measurement<UnitDuration>?")
    #expect(
      try text(.timeInterval, .timeInterval(TimeIntervalOptions(defaultValue: .integer(9), unit: "Minutes")))
        == "@Parameter(title: \"Value\", defaultValue: 9.0, unit: .minutes)\nvar value: Measurement<UnitDuration>?")
    #expect(
      try text(.file, .file(FileOptions(kind: "Image"))) == "@Parameter(title: \"Value\")\nvar value: IntentFile?")
  }

  @Test(
    "of the compatible form is not silent about what it leaves out",
    arguments: [
      (
        ValueType.string, ValueOptions.string(StringOptions(capitalization: "Words", isMultiline: true)),
        ["Capitalization", "Multiline"]
      ),
      (.string, .string(StringOptions(capitalization: "Sentences")), []),
      (.integer, .number(NumberOptions(minimum: .integer(1), control: "Field")), ["Type", "MinimumValue"]),
      (.integer, .number(NumberOptions(control: "Stepper")), []),
      (.boolean, .boolean(BooleanOptions(trueName: LocalizedText(text: "yes"))), ["TrueDisplayName"]),
      (.dateComponents, .date(DateOptions(kind: "Time")), ["Type"]),
      (.file, .file(FileOptions(kind: "Image")), ["Type"]),
      (.file, .file(FileOptions(kind: "Custom", typeIdentifiers: ["public.item"])), []),
      (.placemark, .placemark(style: "City"), ["Type"]),
      (
        .timeInterval, .timeInterval(TimeIntervalOptions(maximum: .integer(9), unit: "Minutes")),
        ["Unit", "MaximumValue"]
      ),
    ])
  func compatibleLosses(type: ValueType, value: ValueOptions, keys: [String]) throws {
    let record = try MigrationSample(
      parameters: [.sample(type, options: value)], options: MigrationOptions(form: .compatible)
    ).property().record
    #expect(record.remarks.map(\.subject) == keys.map { "INIntentParameterMetadata" + $0 })
    #expect(record.remarks.allSatisfy { $0.verdict == .lost })
  }

  @Test(
    "is refused where its default is outside its bounds",
    arguments: [
      (NumberOptions(defaultValue: .integer(9), maximum: .integer(8)), true),
      (NumberOptions(defaultValue: .integer(1), minimum: .real(1.5)), true),
      (NumberOptions(defaultValue: .integer(-1), allowsNegativeNumbers: false), true),
      (NumberOptions(minimum: .integer(3), maximum: .integer(2)), true),
      (NumberOptions(defaultValue: .integer(8), minimum: .integer(8), maximum: .integer(8)), false),
      (NumberOptions(defaultValue: .integer(-1), allowsNegativeNumbers: true), false),
    ])
  func bounds(options: NumberOptions, isRefused: Bool) throws {
    var sample = MigrationSample(parameters: [.sample(.integer, options: .number(options))])
    if isRefused { #expect(sample.faults() == ["invalid-default"]) } else { _ = try sample.module() }
    // It has no bounds.
    sample.options.form = .compatible
    _ = try sample.module()
  }

  @Test("has no range where nobody is asked for the value")
  func unasked() throws {
    let bounds = ValueOptions.number(NumberOptions(defaultValue: .integer(9), maximum: .integer(1)))
    let parameter = Parameter(
      name: "value", displayName: LocalizedText(text: "Value"), tag: 2, type: .integer, options: bounds,
      range: .position(0))
    let property = try MigrationSample(parameters: [parameter]).property()
    #expect(property.text == "@Parameter(title: \"Value\", default: 9, controlStyle: .field)\nvar value: Int?")
    #expect(property.record.remarks.map(\.verdict) == [.leftOut])
    #expect(property.record.remarks.map(\.subject) == ["INIntentParameterMetadataMaximumValue"])
  }

  @Test("asks with the prompt for setting up where the primary one names the value")
  func promptWithItself() throws {
    func prompt(_ type: String, _ text: String) -> Prompt {
      Prompt(type: type, text: FormatText(format: FormatString(parsing: text)))
    }
    func text(_ prompts: [Prompt]) throws -> String {
      try MigrationSample(parameters: [.sample(.url, prompts: prompts)]).property().text
    }
    let usual = prompt("Configuration", "Which page?")
    #expect(try text([prompt("Primary", "Which ${value}?"), usual]).contains("requestValueDialog: \"Which page?\""))
    #expect(try text([usual, prompt("Primary", "Where to?")]).contains("requestValueDialog: \"Where to?\""))
    // It can be said where the other value is known.
    #expect(try !text([prompt("Primary", "Which of ${other}?"), usual]).contains("requestValueDialog"))
  }

  @Test("says what the system asks where there is a place for it")
  func dialogs() throws {
    let size = Enumeration.sample([.sample("small", 1)])
    let prompts: [Prompt] = [
      .sample("Configuration", "Set"), .sample("Primary", "Which one?"), .sample("DisambiguationSelection", "Choose"),
    ]
    func text(_ parameter: Parameter, _ target: SystemVersion = .iOS16) throws -> String {
      try MigrationSample(
        parameters: [parameter], enumerations: [size], inputParameter: "value",
        options: MigrationOptions(target: target)
      ).property().text
    }
    #expect(
      try text(.sample(size.valueType, options: .enumeration(defaultValue: "small"), prompts: prompts)) == """
        @Parameter(title: "Value", default: .small, requestValueDialog: "Which one?", \
        requestDisambiguationDialog: "Choose", inputConnectionBehavior: .connectToPreviousIntentResult)
        var value: SizeAppEnum?
        """)
    #expect(
      try text(.sample(.url, prompts: prompts)) == """
        @Parameter(title: "Value", requestValueDialog: "Which one?", \
        inputConnectionBehavior: .connectToPreviousIntentResult)
        var value: URL?
        """)
    let withToken = Prompt(
      type: "Primary", text: FormatText(format: FormatString(segments: [.token(FormatToken(name: "count"))])))
    #expect(
      try text(.sample(.url, prompts: [withToken])) == """
        @Parameter(title: "Value", inputConnectionBehavior: .connectToPreviousIntentResult)
        var value: URL?
        """)
  }

  @Test("has the number of values of a widget from iOS 17, in place of dialogs")
  func sizes() throws {
    let pier = ObjectType.sample()
    let sizes = [
      ArraySize(sizeClass: "Small", count: 1), ArraySize(sizeClass: "AccessoryRectangular", count: 2),
      ArraySize(sizeClass: "Small", count: 3),
    ]
    func property(_ parameter: Parameter, _ target: SystemVersion) throws -> (text: String, record: MigrationRecord) {
      try MigrationSample(parameters: [parameter], types: [pier], options: MigrationOptions(target: target)).property()
    }
    let parameter = Parameter.sample(
      pier.valueType, isArray: true, sizes: sizes, prompts: [.sample("Primary", "Which?")])
    #expect(
      try property(parameter, .iOS17).text == """
        @Parameter(title: "Value", size: [.systemSmall: 1, .accessoryRectangular: 2])
        var value: [PierAppEntity]?
        """)
    let before = try property(parameter, .iOS16Minor4)
    #expect(
      before.text == "@Parameter(title: \"Value\", requestValueDialog: \"Which?\")\nvar value: [PierAppEntity]?")
    #expect(before.record.remarks.map(\.subject) == ["INIntentParameterArraySizes"])
    // A widget is for iOS 17 and later, whatever the rest is for.
    #expect(
      try MigrationSample(
        parameters: [parameter], types: [pier], isEligibleForWidgets: true, options: MigrationOptions(target: .iOS16)
      ).property().text.contains("size: [.systemSmall: 1, .accessoryRectangular: 2]"))
    #expect(
      try property(.sample(.person, isArray: true, sizes: [sizes[0]]), .iOS26).text
        == "@Parameter(title: \"Value\", size: 1)\nvar value: [IntentPerson]?")
    let strings = try property(.sample(.string, isArray: true, sizes: sizes), .iOS26)
    #expect(strings.text == "@Parameter(title: \"Value\")\nvar value: [String]?")
    #expect(strings.record.remarks.map(\.subject) == ["INIntentParameterArraySizes"])
  }

  @Test("has a default that cannot be said as an enumeration's case, or none at all")
  func enumerationDefaults() throws {
    let size = Enumeration.sample([.sample("None", 1), .sample("Large", 2)])
    func property(_ name: String) throws -> (text: String, record: MigrationRecord) {
      try MigrationSample(
        parameters: [.sample(size.valueType, options: .enumeration(defaultValue: name))], enumerations: [size]
      ).property()
    }
    #expect(try property("Large").text.hasPrefix("@Parameter(title: \"Value\", default: .large)"))
    // `.none` would be the optional's.
    #expect(try property("None").text.hasPrefix("@Parameter(title: \"Value\", default: SizeAppEnum.none)"))
    let unknown = try property("unknown")
    #expect(unknown.text.hasPrefix("@Parameter(title: \"Value\")"))
    #expect(unknown.record.remarks.map(\.verdict) == [.leftOut])
    #expect(
      MigrationSample(
        parameters: [.sample(size.valueType, options: .enumeration(defaultValue: "huge"))], enumerations: [size]
      ).faults() == ["invalid-default"])
  }

  @Test("is compared with the case `none`, not with an optional's")
  func caseNone() throws {
    let size = Enumeration.sample([.sample("none", 1)])
    let sample = MigrationSample(
      parameters: [
        .sample(size.valueType, named: "size"),
        .sample(
          .string, named: "other", prompts: [.sample("Primary", "Which?")], resolves: true,
          relationship: Relationship(parent: "size", condition: .enumerationEquals("none"))),
      ], enumerations: [size])
    let text = try sample.file("OrderSoup").text
    #expect(text.contains("When(\\.$size, .equalTo, SizeAppEnum.none) {"))
    #expect(text.contains("size == SizeAppEnum.none"))
    #expect(!text.contains(" .none"))
  }

  @Test("of a widget has a value from the start where that is wanted and there is one")
  func required() throws {
    let pier = ObjectType.sample()
    func property(_ parameter: Parameter) throws -> (text: String, record: MigrationRecord) {
      try MigrationSample(
        parameters: [parameter], types: [pier], isEligibleForWidgets: true,
        options: MigrationOptions(target: .iOS17, requiresWidgetParameters: true)
      ).property()
    }
    #expect(
      try property(.sample(pier.valueType)).text
        == "@Parameter(title: \"Value\", query: PierAppEntityQuery())\nvar value: PierAppEntity")
    #expect(
      try property(.sample(.boolean, options: .boolean(BooleanOptions(defaultValue: true)))).text
        == "@Parameter(title: \"Value\", default: true)\nvar value: Bool")
    let url = try property(.sample(.url))
    #expect(url.text == "@Parameter(title: \"Value\")\nvar value: URL?")
    #expect(url.record.remarks.map(\.subject) == ["INIntentEligibleForWidgets"])
  }

  @Test("has a title made of its name where the definition has none")
  func inventedTitle() throws {
    let (text, record) = try MigrationSample(parameters: [.sample(.string, named: "roomURL_old", title: nil)])
      .property()
    #expect(text == "@Parameter(title: \"Room URL Old\")\nvar roomURL_old: String?")
    #expect(record.remarks.map(\.verdict) == [.added])
  }

  @Test("has text with a key of its own as resources, in what takes no resource by itself too")
  func ownKeys() throws {
    var parameter = Parameter.sample(
      .url,
      prompts: [
        Prompt(
          type: "Primary", text: FormatText(format: FormatString(segments: [.literal("Which?")]), id: "pRoMp1"))
      ])
    #expect(
      try MigrationSample(parameters: [parameter], options: MigrationOptions(stringKeys: .ids)).property().text == """
        @Parameter(title: LocalizedStringResource("vAlUe1", defaultValue: "Value"), \
        requestValueDialog: IntentDialog(LocalizedStringResource("pRoMp1", defaultValue: "Which?")))
        var value: URL?
        """)
    parameter = .sample(.boolean, named: "default")
    #expect(
      try MigrationSample(parameters: [parameter], options: MigrationOptions(access: .public)).property().text
        == "@Parameter(title: \"Value\")\npublic var `default`: Bool?")
  }
}

/// A parameter and its property.
struct PropertyRow: Sendable {
  let parameter: Parameter
  let attribute: String
  let type: String
  let target: SystemVersion
  let modules: Set<String>
  let remarks: [String]

  init(
    _ valueType: ValueType, _ attribute: String, _ type: String, modules: Set<String> = [], remarks: [String] = []
  ) {
    self.init(valueType, .none, attribute, type, modules: modules, remarks: remarks)
  }

  init(
    _ valueType: ValueType, _ options: ValueOptions, _ attribute: String, _ type: String,
    target: SystemVersion = .iOS16, modules: Set<String> = [], remarks: [String] = []
  ) {
    parameter = .sample(valueType, options: options)
    self.attribute = attribute
    self.type = type
    self.target = target
    self.modules = modules
    self.remarks = remarks
  }
}
