internal import SourceDiagnostics

/// What the inputs of a run look like from outside: enough to tell whether anything has changed.
///
/// Editors replace a file as often as they write into it, so its identity counts, too.
public struct InputState: Sendable, Equatable {
  private let marks: [String: FileSystem.ChangeMark?]

  /// The inputs that are named and not there.
  public let missingInputs: [String]

  /// The state of some files, those included that are not there.
  init(of paths: [String], missing missingInputs: [String] = []) {
    self.missingInputs = missingInputs
    marks = Dictionary(paths.map { ($0, FileSystem().changeMark(of: $0)) }) { first, _ in first }
  }
}

extension Compiler {
  /// The inputs of a generation as they are now: definitions, those that folders have included, and the configuration.
  public func inputState(of request: GenerateRequest) -> InputState {
    var diagnostics = DiagnosticEngine()
    let definitions = InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics)
    let configurations =
      request.usesConfiguration
      ? request.inputs.flatMap { ConfigurationSearch.candidates(forInput: $0, file: request.configurationFile) } : []
    // A folder changes with every file in it; those that count are found anew.
    let missing = request.inputs.filter { FileSystem().resolvedKind(of: $0) == nil }
    return InputState(of: missing + definitions + configurations, missing: missing)
  }
}
