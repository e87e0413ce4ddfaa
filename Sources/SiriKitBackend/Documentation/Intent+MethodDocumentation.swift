import IntentSemantics
import SwiftCode

extension Intent {
  /// The documentation of the method that carries the intent out.
  var handleDocumentation: DocumentationComment {
    let occasion =
      isEligibleForWidgets
      ? "Needed only if the request is also run, for example as a shortcut; a widget just reads its values."
      : "Called last, after every parameter has been resolved and the request confirmed."
    return DocumentationComment(
      "Carries the request out.",
      discussion: [
        .paragraph(occasion),
        .paragraph("The system waits a few seconds only; longer work reports `.inProgress` or continues in the app."),
      ],
      parameters: [
        ParameterDocumentation("intent", "The request with its final values."),
        ParameterDocumentation("completion", "Takes the outcome; to be called exactly once."),
      ])
  }

  /// The documentation of the method that checks the intent as a whole.
  var confirmDocumentation: DocumentationComment {
    DocumentationComment(
      "Checks, before it is carried out, that the request as a whole can succeed.",
      discussion: [
        .paragraph(
          "Called after every parameter has been resolved. The outcome `.ready` lets the request go on, as does leaving"
            + " this method out.")
      ],
      parameters: [
        ParameterDocumentation("intent", "The request with its resolved values."),
        ParameterDocumentation("completion", "Takes the outcome; to be called exactly once."),
      ])
  }

  /// The documentation of the method that checks a parameter.
  func resolveDocumentation(of parameter: Parameter) -> DocumentationComment {
    let prompts = parameter.prompts.compactMap { prompt in
      prompt.text.map { DocumentationComment.Block.item("\(prompt.occasion): \($0.quoted)") }
    }
    return DocumentationComment(
      "Checks the value of \(parameter.spokenName) and completes it where it can.",
      discussion: [
        .paragraph(
          parameter.isArray
            ? "Called before the request is confirmed, whether or not there are values; the answer has one result for"
              + " each value, or a single one that asks for values."
            : "Called before the request is confirmed, whether or not there is a value; called again after an answer"
              + " that asks the user.")
      ] + prompts,
      parameters: [
        ParameterDocumentation("intent", "The request as far as it is known."),
        ParameterDocumentation("completion", "Takes the answer; to be called exactly once."),
      ])
  }

  /// The documentation of the method that lists a parameter's options.
  func optionsCollectionDocumentation(of parameter: Parameter) -> DocumentationComment {
    let term = ParameterDocumentation("searchTerm", "What the user typed; nil before anything is typed.")
    return DocumentationComment(
      "Lists the values to choose from for \(parameter.spokenName).",
      discussion: [
        .paragraph("Called when the user edits the parameter, in Shortcuts or in the settings of a widget.")
      ],
      parameters: [ParameterDocumentation("intent", "The request as it is being edited.")]
        + (parameter.supportsSearch ? [term] : [])
        + [ParameterDocumentation("completion", "Takes the values, or an error; to be called exactly once.")])
  }

  /// The documentation of the method that lists a parameter's options as an array.
  func optionsArrayDocumentation(of parameter: Parameter) -> DocumentationComment {
    DocumentationComment(
      "Lists the values to choose from for \(parameter.spokenName), for systems before collections of options existed.",
      parameters: [
        ParameterDocumentation("intent", "The request as it is being edited."),
        ParameterDocumentation("completion", "Takes the values, or an error; to be called exactly once."),
      ])
  }

  /// The documentation of the method that supplies a parameter's value.
  func defaultDocumentation(of parameter: Parameter) -> DocumentationComment {
    DocumentationComment(
      "Supplies the value of \(parameter.spokenName) with which a new request starts.",
      parameters: [ParameterDocumentation("intent", "The new request.")],
      result: "The value; nothing is filled in where there is none.")
  }
}
