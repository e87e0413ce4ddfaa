import HandlerTrials
import IntentSemantics

/// What Siri says, where it can be told without the words of a language for numbers and dates.
struct SpokenTexts {
  let program: IntentProgram

  /// What is said of a value; nil where that is a matter of the language.
  func spoken(_ value: TrialValue, _ type: ValueType, _ options: ValueOptions) -> String? {
    switch (value, type, options) {
    case (.number(let number), .enumeration(let reference), _):
      return program.enumerations.first { $0.name == reference.name }?
        .values.first { Double($0.index) == number }?.displayName?.text
    case (.number(let number), .boolean, .boolean(let options)):
      return number == 0 ? options.falseName?.text ?? "false" : options.trueName?.text ?? "true"
    case (.number(let number), .integer, _), (.number(let number), .decimal, _):
      return number.magnitude < 1000 ? Int(exactly: number).map { String($0) } : nil
    case (.text(let text), _, _), (.phrase(let text), _, _), (.file(let text), _, _), (.url(let text), _, _),
      (.place(let text), _, _), (.person(let text), _, _), (.payment(let text), _, _), (.object(_, _, let text), _, _):
      return text
    case (.number, _, _), (.day, _, _), (.money, _, _), (.measurement, _, _):
      return nil
    }
  }

  /// A sentence with what is said of its values, by name; nil where that cannot be told.
  func fill(_ text: FormatText, with values: [String: [String?]]) -> String? {
    var result = ""
    for segment in text.format.segments {
      switch segment {
      case .literal(let words): result += words
      case .token(let token):
        // The properties of sample objects have no values.
        guard token.property == nil else { continue }
        let spoken = values[token.name] ?? []
        guard !spoken.contains(nil) else { return nil }
        result += spoken.compactMap { $0 }.joined(separator: ", ")
      }
    }
    return result
  }

  /// What is said of the values of an intent, by name.
  func spoken(_ values: [String: [TrialValue]], in intent: Intent) -> [String: [String?]] {
    var spoken: [String: [String?]] = [:]
    for parameter in intent.parameters {
      spoken[parameter.name] = values[parameter.name]?.map { self.spoken($0, parameter.type, parameter.options) }
    }
    return spoken
  }

  /// What is said of the values of a response, by name.
  func spoken(_ values: [String: [TrialValue]], in response: Response) -> [String: [String?]] {
    var spoken: [String: [String?]] = [:]
    for parameter in response.parameters {
      spoken[parameter.name] = values[parameter.name]?.map { self.spoken($0, parameter.type, parameter.options) }
    }
    return spoken
  }
}
