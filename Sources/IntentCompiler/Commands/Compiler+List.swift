internal import IntentModel
internal import IntentSemantics
internal import SiriKitBackend
internal import SourceDiagnostics

extension Compiler {
  /// Tells what definitions hold: intents, system intents, enumerations, types, phrases and the files they generate.
  ///
  /// Definitions with errors are reported and left out.
  public func list(_ request: ListRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard
      let options = options.withPrefix(
        request.classPrefix, orConfiguredFor: request.inputs, file: request.configurationFile,
        isUsed: request.usesConfiguration, diagnostics: &diagnostics)
    else {
      return .misuse(diagnostics)
    }
    options.check(diagnostics: &diagnostics)
    let paths = diagnostics.hasErrors ? [] : InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics)
    let front = FrontEnd(options: options)
    let vocabularySearch = VocabularySearch(front: front)
    var listings: [DefinitionListing] = []
    var inputs = paths
    for path in paths {
      guard let source = InputSearch().source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics)
      else { continue }
      let vocabularies = vocabularySearch.vocabularies(beside: path, diagnostics: &diagnostics)
      inputs += vocabularies.map(\.document.source.path)
      let definition = front.definition(of: source, vocabularies: vocabularies)
      diagnostics.report(contentsOf: definition.diagnostics)
      if let document = definition.document, let program = definition.program {
        listings.append(DefinitionListing(document: document, program: program, layout: options.layout))
      }
    }
    let output =
      switch request.format {
      case .table: listings.map(\.table).joined(separator: "\n")
      case .json:
        JSONValue.object([
          JSONMember("formatVersion", 1), JSONMember("definitions", .array(listings.map(\.json))),
        ]).text(.indented) + "\n"
      }
    return CommandOutcome(report: DiagnosticReport(diagnostics), output: output, summary: nil, inputs: inputs)
  }
}
