import IntentSemantics
import SwiftCode

/// The comment that stands where the work of the handler goes.
struct GapComment {
  /// The structure.
  let structure: IntentStructure

  /// The errors that can be thrown.
  let errors: IntentErrors?

  /// The methods that ask.
  let conversation: [ConversationMethods.Method]

  /// The parameters that the handler resolves and that nothing asks for yet.
  let unasked: [Parameter]

  /// The paragraphs and items.
  var blocks: [DocumentationComment.Block] {
    [.paragraph("TODO: Move the work of `\(structure.intent.className)Handling` here.")]
      + [failures, continuation, questions, choices].compactMap(\.self).map { .item($0) } + refusals
  }

  /// What to do where the handler failed.
  private var failures: String? {
    guard let errors else { return nil }
    let refuses = errors.errors.contains { $0.parameter != nil }
    return
      "Where it failed\(refuses ? " or refused a value" : ""), throw an error of `\(structure.migrated.errorName)`."
  }

  /// What to do where the handler refused a value that there is a question for.
  private var refusals: [DocumentationComment.Block] {
    (errors?.errors ?? []).compactMap { error in
      guard let parameter = error.parameter, let code = error.code, let reason = error.text,
        ParameterDialogs(of: parameter).primary != nil
      else { return nil }
      let quoted = reason.quoted(structure.wordTokens(of: parameter))
      return .item("To ask anew after `\(code)`, `throw $\(parameter.name).needsValueError(\(quoted))`.")
    }
  }

  /// What to do where the handler passed the work on to the app.
  private var continuation: String? {
    guard structure.continuesInForeground else { return nil }
    if structure.options.has(.iOS26) {
      return "Where it went on in the app, `try await continueInForeground(alwaysConfirm: false)`."
    }
    return "Where it went on in the app, `throw needsToContinueInForegroundError()`."
  }

  /// What to do where the handler needed a value.
  private var questions: String? {
    guard !unasked.isEmpty else { return nil }
    let errors = unasked.map { "`$\($0.name).needsValueError()`" }
    return "Where it needed a value, throw \(errors.joined(separator: ", "))."
  }

  /// What there is for asking.
  private var choices: String? {
    guard !conversation.isEmpty else { return nil }
    let names = conversation.map { "`\($0.name)`" }
    return "Ask with \(names.joined(separator: ", "))."
  }
}

extension FormatText {
  /// The text as a literal in a comment, its tokens as interpolations.
  fileprivate func quoted(_ words: [FormatToken: TokenValue]) -> String {
    let pieces = format.segments.map { segment -> String in
      switch segment {
      case .literal(let text): text
      case .token(let token):
        if case .insertion(let word, _) = words[token] { word } else { "\\(\(token.name))" }
      }
    }
    return "\"" + pieces.joined().split(whereSeparator: \.isNewline).joined(separator: " ") + "\""
  }
}
