internal import HandlerBackend
internal import IntentSemantics
internal import SourceDiagnostics

/// The files around the handlers, and what a run says about them.
struct ScaffoldedParts {
  /// The files that are not there yet.
  let files: [GeneratedFile]

  /// The files that the options ask for and that the intents have a use for.
  ///
  /// - Parameters:
  ///   - intents: The intents, with the names of their handlers.
  ///   - programs: The definitions that the intents come from.
  ///   - backend: What writes the files.
  ///   - options: Which parts are wanted.
  ///   - directory: The folder for the files; those that it has are left alone, whatever is in them.
  ///   - diagnostics: Receives what stands in the way, as errors, and what is not written, as notes.
  init(
    around intents: HandledIntents, of programs: [IntentProgram], backend: HandlerBackend, options: ScaffoldOptions,
    directory: String, diagnostics: inout DiagnosticEngine
  ) {
    let fileSystem = FileSystem()
    var missing: [GeneratedFile] = []
    for file in backend.files(around: intents, options: options) {
      let path = directory.appending(pathComponent: file.name)
      guard fileSystem.kind(of: path) != nil else {
        missing.append(file)
        continue
      }
      guard (try? fileSystem.read(path)) != file.bytes else { continue }
      diagnostics.report(
        Diagnostic(
          .foreignOutput, severity: .note, "file exists and is left alone",
          at: SourceLocation(file: SourceFile(path: path, bytes: []), range: .position(0))))
    }
    files = missing
    Self.reportTakenNames(files, intents, programs, to: &diagnostics)
    Self.noteUselessParts(intents, options, to: &diagnostics)
  }

  /// Reports the types of the parts whose names a handler has, or a class that a definition generates.
  private static func reportTakenNames(
    _ files: [GeneratedFile], _ intents: HandledIntents, _ programs: [IntentProgram],
    to diagnostics: inout DiagnosticEngine
  ) {
    let generated = Set(programs.flatMap(\.declaredNames).map(\.name))
    for file in files where file.name.hasSuffix(".swift") {
      let type = String(file.name.dropLast(".swift".count))
      if intents.handlerNames.contains(type) {
        diagnostics.report(
          Diagnostic(
            .unwritableOutput, "a handler would have the name '\(type)', as a class around the handlers has", at: nil,
            hint: "choose another '--handler-name' pattern"))
      } else if generated.contains(type) {
        diagnostics.report(
          Diagnostic(
            .unwritableOutput, "a definition generates '\(type)', the name of a class around the handlers", at: nil,
            hint: "choose '--parts' without it"))
      }
    }
  }

  /// Notes the parts that are asked for and that no intent has a use for.
  private static func noteUselessParts(
    _ intents: HandledIntents, _ options: ScaffoldOptions, to diagnostics: inout DiagnosticEngine
  ) {
    let reasons: [(part: ScaffoldOptions.Part, isOfUse: Bool, reason: String)] = [
      (.extension, !intents.isEmpty, "no intent needs a handler"),
      (.ui, intents.hasConfirmations, "no custom intent asks for a confirmation"),
      (.donations, intents.hasSuggestions, "the system may suggest no intent"),
      (.shortcuts, intents.hasCustomSuggestions, "the system may suggest no custom intent"),
    ]
    for (part, isOfUse, reason) in reasons where options.parts.contains(part) && !isOfUse {
      diagnostics.report(
        Diagnostic(.foreignOutput, severity: .note, "nothing to write for '\(part.rawValue)': \(reason)", at: nil))
    }
  }
}
