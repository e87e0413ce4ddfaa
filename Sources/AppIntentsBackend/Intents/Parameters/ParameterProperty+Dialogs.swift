import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// What the initialiser says to ask for a value; nil where that is nothing.
  ///
  /// It takes a text without tokens. What else is to be said belongs to the body of the intent, and whoever writes that
  /// says what became of it.
  var valueRequest: FormatText? {
    takesDialogs ? ParameterDialogs(of: parameter).prompt.flatMap(withoutTokens) : nil
  }

  /// What the initialiser says to let a person choose among values; nil where that is nothing.
  var choiceRequest: FormatText? {
    switch value.kind {
    case .entity, .enumeration:
      takesDialogs ? text(of: ["DisambiguationSelection", "DisambiguationIntroduction"]) : nil
    default: nil
    }
  }

  /// The arguments with what the system says.
  func dialogs(record: inout MigrationRecord) -> [Argument] {
    let requests = [("requestValueDialog", valueRequest), ("requestDisambiguationDialog", choiceRequest)]
    return requests.compactMap { label, text in
      text.map { text in
        Argument(
          label, record.sentence(text, place(.dialog), options) { .insertion("${\($0.name)}") }.dialog)
      }
    }
  }

  /// Whether the initialiser has places for what the system says: that with sizes has none.
  private var takesDialogs: Bool { options.form == .modern && declaredSizes.isEmpty }

  /// The text of the first of the occasions that has one; nil where it has tokens, which the initialiser cannot fill.
  private func text(of occasions: [String]) -> FormatText? {
    let texts = occasions.lazy.compactMap { occasion in
      parameter.prompts.first { $0.type == occasion && $0.text != nil }?.text
    }
    return texts.first.flatMap(withoutTokens)
  }

  private func withoutTokens(_ text: FormatText) -> FormatText? { text.format.tokens.isEmpty ? text : nil }
}

extension Expression {
  /// A text of the tables as a dialog: a literal as it stands, a resource in an initialiser.
  var dialog: Expression {
    if case .call = self { .call(.name("IntentDialog"), [Argument(self)]) } else { self }
  }
}
