import IntentDialogue
import Testing

@Suite("Parameters that depend on others")
struct RelationshipTests {
  /// A script in which the spoon is asked for only where a condition on the bowl holds.
  private static func script(
    _ condition: IntentScript.Condition, _ kind: IntentScript.Kind = .text, isArray: Bool = false
  ) -> IntentScript {
    IntentScript(
      name: "LaySpoons", title: DialogueText("Lay spoons"),
      parameters: [
        IntentScript.Parameter("bowl", kind, isArray: isArray, isResolved: false),
        IntentScript.Parameter("spoon", .text, relationship: IntentScript.Relationship("bowl", condition)),
        IntentScript.Parameter("napkin", .text, relationship: IntentScript.Relationship("spoon", .hasAnyValue)),
      ],
      summaries: [
        IntentScript.Summary(["bowl"], DialogueText("Lay for ${bowl}")),
        IntentScript.Summary(["bowl", "spoon"], DialogueText("Lay ${spoon} for ${bowl}")),
      ],
      codes: [IntentScript.ResponseCode("success", isSuccess: true)])
  }

  /// What the app is asked about.
  private static func asked(_ script: IntentScript, _ values: [String: [DialogueValue]]) async throws -> [String] {
    let table = Table(values: values)
    var dialogue = Dialogue(about: script, with: table) { _ in .value(DialogueValue("big")) }
    _ = try await dialogue.run()
    return dialogue.participant.asked
  }

  private static let kinds = IntentScript.Kind.enumeration([
    IntentScript.EnumerationValue("deep", 1, DialogueText("deep")),
    IntentScript.EnumerationValue("flat", 2, DialogueText("flat")),
  ])

  @Test(
    "are asked about where the other one has the right value, and only there",
    arguments: [
      (IntentScript.Condition.hasAnyValue, IntentScript.Kind.text, DialogueValue("x"), true),
      (.hasAnyValue, .text, nil, false),
      (.isTruth(true), .boolean(), DialogueValue("Yes", identity: "true"), true),
      (.isTruth(true), .boolean(), DialogueValue("No", identity: "false"), false),
      (.isTruth(true), .boolean(), nil, false),
      (.isTruth(false), .boolean(), DialogueValue("No", identity: "false"), true),
      // A handler knows an enumeration's value by its number, a definition by its name.
      (.isCase("deep"), kinds, DialogueValue("Deep bowl", identity: "1"), true),
      (.isCase("deep"), kinds, DialogueValue("Deep bowl", identity: "Deep"), true),
      (.isCase("deep"), kinds, DialogueValue("Plate", identity: "2"), false),
      (.isCase("deep"), kinds, nil, false),
      (.isGreater(than: 2), .integer, DialogueValue("3", number: 3), true),
      (.isGreater(than: 2), .integer, DialogueValue("2", number: 2), false),
      (.isGreater(than: -1), .integer, nil, true),
      (.isAtLeast(2), .integer, DialogueValue("2", number: 2), true),
      (.isAtLeast(2), .integer, nil, false),
      (.identifierContains("soup"), .object, DialogueValue("Bowl", identity: "a-soup-bowl"), true),
      (.identifierContains("soup"), .object, DialogueValue("soup", identity: "plate"), false),
      // What the kind cannot tell is no condition.
      (.isCase("deep"), .enumeration([]), nil, true),
    ] as [(IntentScript.Condition, IntentScript.Kind, DialogueValue?, Bool)])
  func conditions(
    condition: IntentScript.Condition, kind: IntentScript.Kind, value: DialogueValue?, isAsked: Bool
  ) async throws {
    let asked = try await Self.asked(
      Self.script(condition, kind), ["bowl": value.map { [$0] } ?? [], "spoon": [DialogueValue("small")]])
    #expect(asked == (isAsked ? ["spoon", "napkin"] : []), "a napkin comes with a spoon that counts")
  }

  @Test("are asked about where the other one is a list or not there, as it sets no condition")
  func noCondition() async throws {
    #expect(try await Self.asked(Self.script(.isTruth(true), .boolean(), isArray: true), [:]).contains("spoon"))
    let lost = IntentScript(
      name: "Lay", title: DialogueText("Lay"),
      parameters: [
        IntentScript.Parameter("spoon", .text, relationship: IntentScript.Relationship("fork", .hasAnyValue))
      ], codes: [IntentScript.ResponseCode("success", isSuccess: true)])
    #expect(try await Self.asked(lost, [:]) == ["spoon"])
  }

  @Test("keep their values and are not spoken of where the other one has not the right value")
  func keepsValue() async throws {
    let values = ["bowl": [DialogueValue("bowl", identity: "false")], "spoon": [DialogueValue("small")]]
    var dialogue = Dialogue(
      about: Self.script(.isTruth(true), .boolean()), with: Table(values: values)
    ) { _ in nil }
    #expect(try await dialogue.run() == .handled(code: "success"))
    #expect(dialogue.participant.values["spoon"] == [DialogueValue("small")])
    #expect(dialogue.transcript.lines.first?.text == "Lay for bowl")
  }

  /// An app that takes whatever it is given, and notes what it is asked about.
  private struct Table: DialogueParticipant {
    var values: [String: [DialogueValue]]
    var asked: [String] = []

    func values(of parameter: IntentScript.Parameter) -> [DialogueValue] { values[parameter.name] ?? [] }
    mutating func setValues(_ values: [DialogueValue], of parameter: IntentScript.Parameter) {
      self.values[parameter.name] = values
    }
    func spokenValue(_ value: DialogueValue, of parameter: IntentScript.Parameter) -> DialogueValue { value }
    func value(meantBy text: String, for parameter: IntentScript.Parameter) -> DialogueValue? { DialogueValue(text) }
    mutating func resolve(_ parameter: IntentScript.Parameter) -> [DialogueResolution<DialogueValue>] {
      asked.append(parameter.name)
      return [values(of: parameter).first.map { .success($0) } ?? .success(DialogueValue("big"))]
    }
    func confirm() -> DialogueResponse { DialogueResponse(code: "ready", values: [:]) }
    func handle() -> DialogueResponse { DialogueResponse(code: "success", values: [:]) }
  }
}
