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
    let references = errors.errors.filter { $0.parameter == nil }.map { "`\(errors.reference(to: $0))`" }
    guard let first = references.first else { return nil }
    return references.count == 1
      ? "Where it failed, throw \(first)." : "Where it failed, throw one of \(references.joined(separator: ", "))."
  }

  /// What to do where the handler refused a value.
  private var refusals: [DocumentationComment.Block] {
    (errors?.errors ?? []).compactMap { error in
      guard let errors, let parameter = error.parameter else { return nil }
      var text = "Where it refused `\(parameter.name)` for `\(error.code)`, throw `\(errors.reference(to: error))`"
      if let reason = error.text, ParameterDialogs(of: parameter).primary != nil {
        let quoted = reason.quoted(structure.wordTokens(of: parameter))
        text += " or, to ask anew, `$\(parameter.name).needsValueError(\(quoted))`"
      }
      return .item(text + ".")
    }
  }

  /// What to do where the handler passed the work on to the app.
  private var continuation: String? {
    guard structure.options.continuesInApp else { return nil }
    if structure.options.has(.iOS26) {
      return "Where it went on in the app, `try await continueInForeground(alwaysConfirm: false)`."
    }
    return structure.options.has(.iOS16Minor4)
      ? "Where it went on in the app, `throw needsToContinueInForegroundError()`." : nil
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
        if case .insertion(let word) = words[token] { word } else { "\\(\(token.name))" }
      }
    }
    return "\"" + pieces.joined().split(whereSeparator: \.isNewline).joined(separator: " ") + "\""
  }
}
