package import SwiftCode

extension DocumentationComment {
  /// The documentation of the asynchronous form of this method; `name` is that of the form with a completion handler,
  /// labels included.
  package func asynchronousForm(of name: String) -> DocumentationComment {
    DocumentationComment(summary, discussion: [.paragraph("Implement either this or `\(name)`.")])
  }

  /// The outcome of a response.
  package static let responseCode = DocumentationComment("The outcome, which decides what is said and shown.")

  /// The answer that accepts a value.
  package static let success = DocumentationComment("Accepts this value.")

  /// The answer that offers a choice.
  package static let disambiguation = DocumentationComment("Asks the user to choose one of these values.")

  /// The answer that asks back.
  package static let confirmationRequired = DocumentationComment("Asks the user to confirm this value.")

  /// The answer that refuses a value for a reason.
  package static let unsupportedForReason = DocumentationComment("Refuses the value and tells the user the reason.")
}
