import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Combinations, tokens, phrases")
struct TextTests {
  private let parameters = [
    Minimal.parameter("tea", type: "Object", ["INIntentParameterObjectType": "Leaf"]), Minimal.parameter("cup"),
  ]

  private func lowering(_ key: String, _ title: String) -> Lowering {
    Lowering(
      intents: [
        Minimal.intent(parameters: parameters, managed: .dictionary([(key, Minimal.combination(title))]))
      ], types: [Minimal.type(properties: [Minimal.property("origin")])])
  }

  @Test("A combination keeps the order of its key and its tokens")
  func combination() throws {
    let lowering = lowering("cup,tea", "Brew ${tea.origin} in ${cup}")
    let combination = try #require(lowering.program?.intents.first?.managedCombinations.first, "\(lowering.findings)")
    #expect(lowering.findings == [])
    #expect(combination.parameters == ["cup", "tea"])
    #expect(
      combination.title?.format.tokens == [FormatToken(name: "tea", property: "origin"), FormatToken(name: "cup")])
  }

  @Test("Keys that name no parameter, or one twice, or a set twice are refused")
  func keys() {
    #expect(
      lowering("cup,milk", "x").findings == [
        "error: ‹cup,milk› combination 'cup,milk' names unknown parameter 'milk' [invalid-combination]"
      ])
    #expect(
      lowering("cup,cup", "x").findings == [
        "error: ‹cup,cup› combination 'cup,cup' repeats 'cup' [invalid-combination]"
      ])
    let both: XMLValue = ["cup,tea": Minimal.combination(), "tea,cup": Minimal.combination()]
    #expect(
      Lowering(intents: [Minimal.intent(parameters: parameters, suggested: both)], types: [Minimal.type()]).findings
        == [
          "error: ‹tea,cup› combinations 'cup,tea' and 'tea,cup' hold the same parameters [invalid-combination]"
        ])
  }

  @Test(
    "A token that stands for nothing is a warning at the token",
    arguments: [
      ("Brew ${te}", "warning: ‹${te}› '${te}' names no parameter of 'BrewTea' [unknown-token]"),
      ("${tea} ${tea.age}", "warning: ‹${tea.age}› '${tea.age}' names no property of type 'Leaf' [unknown-token]"),
      ("a & b ${cup}", "warning: ‹${cup}› '${cup}' names a parameter that is not in the combination [unknown-token]"),
    ])
  func tokens(title: String, finding: String) {
    let lowering = lowering("tea", title)
    #expect(lowering.program != nil)
    #expect(lowering.findings == [finding])
  }

  @Test("Response texts name response parameters; those of the intent are a note")
  func responseTokens() {
    let response = Minimal.response(
      codes: [Minimal.code("success", text: "${minutes} ${cup} ${nothing}"), Minimal.code("failure")],
      parameters: [Minimal.responseParameter("minutes")])
    #expect(
      Lowering(intents: [Minimal.intent(parameters: parameters, response: response)], types: [Minimal.type()]).findings
        == [
          "note: ‹${cup}› '${cup}' names a parameter of the intent, not of the response [unknown-token]",
          "warning: ‹${nothing}› '${nothing}' names no parameter of 'BrewTea' [unknown-token]",
        ])
  }

  @Test("The system fills in the number of options in dialogs, label and bounds in reasons, and nothing else")
  func systemWords() {
    func dialog(_ text: String) -> XMLValue {
      [
        "INIntentParameterPromptDialogFormatString": .string(text),
        "INIntentParameterPromptDialogFormatStringID": "idDial", "INIntentParameterPromptDialogType": "Confirmation",
      ]
    }
    func reason(_ code: String, _ text: String) -> XMLValue {
      [
        "INIntentParameterUnsupportedReasonCode": .string(code),
        "INIntentParameterUnsupportedReasonFormatString": .string(text),
        "INIntentParameterUnsupportedReasonFormatStringID": .string("id" + code),
      ]
    }
    let parameter = Minimal.parameter(
      "cup",
      [
        "INIntentParameterPromptDialogs": [dialog("${count} ${cup} ${minimumValue}")],
        "INIntentParameterUnsupportedReasons": [
          reason("small", "${displayName} ${minimumValue} ${maximumValue} ${cup}"), reason("large", "${count}"),
        ],
      ])
    #expect(
      Lowering(intents: [Minimal.intent(parameters: [parameter])]).findings == [
        "warning: ‹${minimumValue}› '${minimumValue}' names no parameter of 'BrewTea' [unknown-token]",
        "warning: ‹${count}› '${count}' names no parameter of 'BrewTea' [unknown-token]",
      ])
  }

  @Test("A token behind references is found where it stands")
  func places() {
    #expect(
      lowering("tea", "Fish & chips < ${te} & ${cup}").findings == [
        "warning: ‹${te}› '${te}' names no parameter of 'BrewTea' [unknown-token]",
        "warning: ‹${cup}› '${cup}' names a parameter that is not in the combination [unknown-token]",
      ])
  }

  @Test("Sample phrases come from the definition and from vocabularies of its class")
  func phrases() throws {
    let own: XMLValue = [["INIntentSamplePhrase": "Brew with ${applicationName}", "INIntentSamplePhraseID": "idPhra"]]
    let vocabulary: XMLValue = [
      "IntentPhrases": [
        ["IntentName": "BrewTeaIntent", "IntentExamples": ["Koche Tee", ""]],
        ["IntentName": "INPlayMediaIntent", "IntentExamples": ["Spiel etwas"]],
      ]
    ]
    let lowering = Lowering(
      intents: [Minimal.intent().with(["INIntentSamplePhrases": own])], vocabularies: [("de", vocabulary)])
    let intent = try #require(lowering.program?.intents.first, "\(lowering.findings)")
    #expect(
      intent.samplePhrases == [
        SamplePhrase(text: "Brew with ${applicationName}", id: "idPhra"),
        SamplePhrase(text: "Koche Tee", language: "de"),
      ])
  }

  @Test("References between parameters are checked")
  func references() {
    let intent = Minimal.intent(parameters: parameters).with(["INIntentInput": "te", "INIntentKeyParameter": "mug"])
    #expect(
      Lowering(intents: [intent], types: [Minimal.type()]).findings == [
        "error: ‹te› input 'te' is not a parameter of 'BrewTea' [unknown-input-parameter]",
        "error: ‹mug› key parameter 'mug' is not a parameter of 'BrewTea' [unknown-input-parameter]",
      ])
    let response = Minimal.response(parameters: [Minimal.responseParameter("minutes")])
      .with(["INIntentResponseOutput": "minute"])
    #expect(
      Lowering(intents: [Minimal.intent(response: response)]).findings == [
        "error: ‹minute› output 'minute' is not a response parameter of 'BrewTea' [unknown-output]"
      ])
  }

  @Test("A blank title is refused")
  func title() {
    #expect(
      Lowering(intents: [Minimal.intent().with(["INIntentTitle": " "])]).findings == [
        "error: ‹ › intent 'BrewTea' has no title [missing-title]"
      ])
  }
}
