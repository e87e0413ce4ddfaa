import IntentSemantics

/// The sentences with which Siri talks about a parameter, by occasion.
struct ParameterDialogs {
  /// The sentence that asks for the value.
  let primary: FormatText?

  /// The sentence that asks for the value while an action is set up.
  let configuration: FormatText?

  /// The sentence that introduces a choice.
  let introduction: FormatText?

  /// The sentence that asks for one of the options.
  let selection: FormatText?

  /// The sentence that asks whether a value is the right one.
  let confirmation: FormatText?

  /// The sentences that App Intents have no occasion for, and further ones for the same occasion, with their occasions.
  let others: [(type: String, text: FormatText)]

  /// The name of the parameter.
  private let name: String

  /// The sentences of a parameter.
  init(of parameter: Parameter) {
    name = parameter.name
    var texts: [String: FormatText] = [:]
    var others: [(type: String, text: FormatText)] = []
    for prompt in parameter.prompts {
      guard let text = prompt.text else { continue }
      if Self.occasions.contains(prompt.type), texts[prompt.type] == nil {
        texts[prompt.type] = text
      } else if texts[prompt.type]?.format != text.format {
        others.append((prompt.type, text))
      }
    }
    primary = texts["Primary"]
    configuration = texts["Configuration"]
    introduction = texts["DisambiguationIntroduction"]
    selection = texts["DisambiguationSelection"]
    confirmation = texts["Confirmation"]
    self.others = others
  }

  private static let occasions: Set<String> = [
    "Primary", "Configuration", "DisambiguationIntroduction", "DisambiguationSelection", "Confirmation",
  ]

  /// The sentence that asks for the value, whenever that is: the other one where the primary one cannot be said.
  var prompt: FormatText? {
    guard let primary, namesItself(primary), let configuration, !namesItself(configuration) else {
      return primary ?? configuration
    }
    return configuration
  }

  /// Whether a sentence names the value of the parameter, which is not there while it is asked for.
  func namesItself(_ text: FormatText) -> Bool { text.format.tokens.contains { $0.name == name } }
}

extension Parameter {
  /// The reasons of the definition's own for which a value is refused; bounds take the place of the others.
  var customReasons: [UnsupportedReason] { unsupportedReasons.filter { !$0.isBuiltIn } }
}
