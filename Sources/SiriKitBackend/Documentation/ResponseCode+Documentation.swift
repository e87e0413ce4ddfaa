import IntentSemantics
import SwiftCode

extension ResponseCode {
  /// The documentation of a case of the definition's own.
  var documentation: DocumentationComment {
    DocumentationComment(
      isSuccess ? "An outcome that is a success." : "An outcome that is a failure.", discussion: discussion)
  }

  /// What the definition has said and shown.
  var discussion: [DocumentationComment.Block] {
    var blocks: [DocumentationComment.Block] = []
    if let text {
      blocks.append(.item("Spoken: \(text.quoted)"))
    }
    if let conciseText {
      blocks.append(.item("Printed: \(conciseText.quoted)"))
    }
    return blocks
  }

  /// The documentation of the method that makes such a response.
  func factoryDocumentation(arguments: [ResponseParameter]) -> DocumentationComment {
    DocumentationComment(
      "Creates a response with the outcome `\(name)` and the values that its sentence names.", discussion: discussion,
      parameters: arguments.map { argument in
        let value = ValueDescription(
          displayName: argument.displayName, type: argument.type, isArray: argument.isArray, options: .none)
        return ParameterDocumentation(argument.name, value.summary)
      },
      result: "The response.")
  }
}
