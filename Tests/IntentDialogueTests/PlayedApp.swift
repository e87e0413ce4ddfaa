import IntentDialogue

/// An app that is played by closures; its values are words.
struct PlayedApp: DialogueParticipant, Sendable {
  /// The values, by parameter.
  var values: [String: [String]] = [:]
  /// What it says about a parameter with these values.
  var results: [String: @Sendable ([String]) -> [DialogueResolution<String>]] = [:]
  /// What it offers, whatever the parameter.
  var options: [String] = []
  /// What it answers to `confirm`.
  var confirmation = DialogueResponse(code: "ready")
  /// What it answers to `handle`.
  var response = DialogueResponse(code: "success")

  func values(of parameter: IntentScript.Parameter) -> [String] { values[parameter.name] ?? [] }

  mutating func setValues(_ values: [String], of parameter: IntentScript.Parameter) {
    self.values[parameter.name] = values.isEmpty ? nil : values
  }

  func spokenValue(_ value: String, of parameter: IntentScript.Parameter) -> DialogueValue {
    if case .enumeration(let values) = parameter.kind, let known = values.first(where: { $0.name == value }) {
      return DialogueValue(known.displayName, identity: value)
    }
    return DialogueValue(value)
  }

  func value(meantBy text: String, for parameter: IntentScript.Parameter) -> String? {
    text.contains("?") ? nil : text
  }

  func options(for parameter: IntentScript.Parameter, matching term: String?) -> [String] {
    term.map { term in options.filter { $0.contains(term) } } ?? options
  }

  func resolve(_ parameter: IntentScript.Parameter) -> [DialogueResolution<String>] {
    let present = values(of: parameter)
    if let results = results[parameter.name] { return results(present) }
    return present.isEmpty ? [.needsValue] : present.map { .success($0) }
  }

  func confirm() -> DialogueResponse { confirmation }

  func handle() -> DialogueResponse { response }
}
