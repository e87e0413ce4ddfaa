internal import IntentModel
internal import IntentRules
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// The way from bytes to a program, the same for every command.
struct FrontEnd: Sendable {
  let options: CompilerOptions

  private var reader: PropertyListReader {
    PropertyListReader(limits: options.limits.propertyListLimits)
  }

  /// The document of a definition, or nil when errors have been reported.
  func document(of source: SourceFile, diagnostics: inout DiagnosticEngine) -> DefinitionDocument? {
    guard let tree = reader.read(source, diagnostics: &diagnostics) else { return nil }
    return DefinitionDocument.decode(
      tree, options: documentOptions, diagnostics: &diagnostics)
  }

  /// The tree of a definition in whatever state, for commands that keep its text; nil when errors have been reported.
  func tree(of source: SourceFile, diagnostics: inout DiagnosticEngine) -> PropertyListTree? {
    reader.read(source, diagnostics: &diagnostics)
  }

  /// Whether a property list is a definition of a model version that is known, or allowed; reports it otherwise.
  func isReadable(_ tree: PropertyListTree, diagnostics: inout DiagnosticEngine) -> Bool {
    DefinitionDocument.isReadable(tree, options: documentOptions, diagnostics: &diagnostics)
  }

  private var documentOptions: DocumentOptions {
    DocumentOptions(allowsUnknownModelVersion: options.allowsUnknownModelVersion)
  }

  /// The vocabulary of a file, or nil when it cannot be read at all, which is reported.
  func vocabulary(of source: SourceFile, diagnostics: inout DiagnosticEngine) -> VocabularyDocument? {
    let reader = PropertyListReader(
      limits: reader.limits, kind: InputKind(problemID: .invalidVocabulary, complaint: "not a valid vocabulary"))
    guard let tree = reader.read(source, diagnostics: &diagnostics) else { return nil }
    return VocabularyDocument.decode(tree, diagnostics: &diagnostics)
  }

  /// Document and program of a definition.
  func definition(of source: SourceFile, vocabularies: [LocalizedVocabulary] = []) -> CompiledDefinition {
    var diagnostics = DiagnosticEngine()
    let document = document(of: source, diagnostics: &diagnostics)
    let program = document.flatMap {
      IntentProgram.lowering(
        $0,
        options: LoweringOptions(
          classPrefix: options.classPrefix, usesRecordedPrefix: options.usesRecordedPrefix, vocabularies: vocabularies),
        diagnostics: &diagnostics)
    }
    return CompiledDefinition(source: source, document: document, program: program, diagnostics: diagnostics)
  }

  /// The definition as rules see it, faults and all; nil where it cannot be read, which is reported.
  func checkedDefinition(of source: SourceFile, diagnostics: inout DiagnosticEngine) -> CheckedDefinition? {
    guard let tree = reader.read(source, diagnostics: &diagnostics) else { return nil }
    var decoding = DiagnosticEngine()
    let faultyDocument = DefinitionDocument.decode(
      tree,
      options: DocumentOptions(
        allowsUnknownModelVersion: options.allowsUnknownModelVersion, keepsFaultyDocuments: true),
      diagnostics: &decoding)
    diagnostics.report(contentsOf: decoding)
    guard let document = faultyDocument else { return nil }
    let program = IntentProgram.lowering(
      document,
      options: LoweringOptions(
        classPrefix: options.classPrefix, usesRecordedPrefix: options.usesRecordedPrefix, danglingTokenSeverity: .error),
      diagnostics: &diagnostics)
    return CheckedDefinition(
      document: document, program: program, classPrefix: options.classPrefix,
      isReadInFull: !decoding.diagnostics.contains { Self.passedOver.contains($0.id) })
  }

  /// What is reported of a part of a definition that is not read.
  private static let passedOver: Set<DiagnosticID> = [.wrongValueType, .unknownKey]

  /// Document and program of a definition in memory.
  func definition(of source: DefinitionSource) -> CompiledDefinition {
    definition(of: SourceFile(path: source.path, bytes: source.bytes))
  }
}
