package import SourceDiagnostics

/// What a file is meant to be, so that each kind of input has its own id and its own words for "this cannot be read".
package struct InputKind: Sendable, Hashable {
  /// The id of what is reported about a file that is no valid one of its kind.
  package let problemID: DiagnosticID

  /// The start of every such message, without the colon behind it, for example `not a valid intent definition`.
  package let complaint: String

  /// A kind of input with its id and its words.
  package init(problemID: DiagnosticID, complaint: String) {
    self.problemID = problemID
    self.complaint = complaint
  }

  /// An `.intentdefinition` file.
  package static let intentDefinition = InputKind(
    problemID: .malformedDefinition, complaint: "not a valid intent definition")
}
