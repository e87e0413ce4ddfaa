internal import IntentDialogue
internal import IntentSemantics

/// What can be answered, in words.
struct AnswerGuide {
  let reading: ValueReading

  private var agreement: AgreementWords { reading.translations.language.agreement }

  /// The answers to a question, for somebody who does not know.
  func help(for question: DialogueQuestion, _ parameter: Parameter?) -> String {
    switch question.kind {
    case .confirmation, .permission:
      return "\(agreement.yes), \(agreement.no), or cancel"
    case .choice(let names):
      return "one of \(names.quotedList), its number, or cancel"
    case .value:
      guard let parameter else { return "cancel" }
      return
        ([values(of: parameter.type, parameter.options) + (question.takesSeveral ? "; several, parted by commas" : "")]
        + marks(of: parameter)).joined(separator: "\n")
    }
  }

  /// The values of a type, as a clause.
  func values(of type: ValueType, _ options: ValueOptions) -> String {
    switch (type, options) {
    case (.integer, .number(let number)): return "a whole number" + range(number)
    case (.integer, _): return "a whole number"
    case (.decimal, .number(let number)): return "a number" + range(number)
    case (.decimal, _): return "a number"
    case (.boolean, _):
      return "\(agreement.yes) or \(agreement.no), or "
        + [true, false].map { reading.translations.say(reading.truth($0, options).spoken) }.quotedList
    case (.enumeration, _):
      let choices = reading.choices(of: type)
      guard !choices.isEmpty else { return "a value in words" }
      return "one of "
        + choices.map { choice in
          let name = reading.translations.say(choice.spoken)
          return name == choice.spoken.identity ? "'\(name)'" : "'\(name)' (\(choice.spoken.identity))"
        }.joined(separator: ", ")
    case (.timeInterval, _): return "a length of time, for example '25 minutes', or seconds"
    default: return "a value in words"
    }
  }

  private func range(_ options: NumberOptions) -> String {
    switch (options.minimum, options.maximum) {
    case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
    case (let minimum?, nil): " from \(minimum) on"
    case (nil, let maximum?): " up to \(maximum)"
    case (nil, nil): ""
    }
  }

  /// What the app may be asked to do about a value, a line each.
  private func marks(of parameter: Parameter) -> [String] {
    let reasons = parameter.unsupportedReasons.map { reason in
      ("VALUE !\(reason.code)", "refused" + (reason.text.map { ": “\($0.format.source)”" } ?? ""))
    }
    let marks =
      [("VALUE ?", "the app asks whether it is meant"), ("VALUE ?A, B", "the app asks which of these is meant")]
      + reasons + [("VALUE !", "refused, in the system's words"), ("cancel", "ends the conversation")]
    let width = marks.map(\.0.count).max() ?? 0
    return marks.map { $0.0.padded(to: width + 2) + $0.1 }
  }
}
