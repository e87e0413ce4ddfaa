package import IntentSemantics
package import SwiftCode

extension Intent {
  /// The documentation of the method that carries the intent out.
  package func handleDocumentation(in language: CodeLanguage = .swift) -> DocumentationComment {
    DocumentationComment(
      "Handles the intent.",
      discussion: [
        .paragraph(
          isEligibleForWidgets
            ? "Needed only if the intent is also run, for example as a shortcut: a widget just reads its values."
            : "Called last. The system waits a few seconds only; longer work answers"
              + " `\(language.name(of: .inProgress, in: self))`, or goes on in the app after"
              + " `\(language.name(of: .continueInApp, in: self))`.")
      ],
      parameters: [
        ParameterDocumentation("intent", "The intent with its final values."),
        .response,
      ])
  }

  /// The documentation of the method that checks the intent as a whole.
  package func confirmDocumentation(in language: CodeLanguage = .swift) -> DocumentationComment {
    DocumentationComment(
      "Checks that the intent as a whole can be handled.",
      discussion: [
        .paragraph(
          "Called before `handle`. The answer `\(language.name(of: .ready, in: self))` lets it go on, as does leaving"
            + " this method out.")
      ],
      parameters: [
        ParameterDocumentation("intent", "The intent with its resolved values."),
        .response,
      ])
  }

  /// The documentation of the method that checks a parameter.
  package func resolveDocumentation(of parameter: Parameter) -> DocumentationComment {
    let prompts = parameter.prompts.compactMap { prompt in
      prompt.text.map { DocumentationComment.Block.item("\(prompt.occasion): \($0.quoted)") }
    }
    return DocumentationComment(
      parameter.isArray
        ? "Resolves \(parameter.spokenName): accepts the values, asks the user or refuses them."
        : "Resolves \(parameter.spokenName): accepts the value, asks the user or refuses it.",
      discussion: [
        .paragraph(
          parameter.isArray
            ? "Called before `confirm`, with or without values, and again after each answer of the user. Answer"
              + " with one result for each value, or with a single one that asks for values."
            : "Called before `confirm`, with or without a value, and again after each answer of the user.")
      ] + prompts,
      parameters: [
        ParameterDocumentation("intent", "The intent as far as it is known."),
        ParameterDocumentation("completion", "Call this once, with the result\(parameter.isArray ? "s" : "")."),
      ])
  }

  /// The documentation of the method that lists a parameter's options.
  package func optionsCollectionDocumentation(of parameter: Parameter) -> DocumentationComment {
    let term = ParameterDocumentation("searchTerm", "What the user has typed; `nil` before that.")
    return DocumentationComment(
      "Provides the options for \(parameter.spokenName).",
      discussion: [
        .paragraph("Called when the user edits the parameter, in Shortcuts or in the settings of a widget.")
      ],
      parameters: [.editedIntent] + (parameter.supportsSearch ? [term] : []) + [.options])
  }

  /// The documentation of the method that lists a parameter's options as an array.
  package func optionsArrayDocumentation(of parameter: Parameter) -> DocumentationComment {
    DocumentationComment(
      "Provides the options for \(parameter.spokenName) on iOS 13 and watchOS 6.",
      parameters: [.editedIntent, .options])
  }

  /// The documentation of the method that supplies a parameter's value.
  package func defaultDocumentation(of parameter: Parameter) -> DocumentationComment {
    DocumentationComment(
      "Provides the initial value of \(parameter.spokenName).",
      parameters: [ParameterDocumentation("intent", "The new intent.")],
      result: parameter.isSingleEnumeration ? "The value." : "The value, or `nil` for none.")
  }
}

extension ParameterDocumentation {
  /// The completion handler of `handle` and `confirm`.
  fileprivate static let response = ParameterDocumentation("completion", "Call this once, with the response.")

  /// The completion handler of the methods that list options.
  fileprivate static let options = ParameterDocumentation("completion", "Call this once, with the options or an error.")

  /// The intent that options are listed for.
  fileprivate static let editedIntent = ParameterDocumentation("intent", "The intent that is being edited.")
}
