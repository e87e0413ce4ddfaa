internal import AppIntentsBackend
internal import IntentRules
internal import IntentSemantics
internal import SiriKitBackend
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftCode

/// The App Intents of definitions for a build: one file for each definition, whose name follows from that of the definition.
///
/// They are what a migration writes. Nobody can go on with what a build makes anew, so actions ask their handlers where
/// nothing else is said, and what a module declares itself is left out. Texts stay in the tables that definitions have, since
/// a build makes no resources. What all definitions share is in the file of the first.
struct AppIntentsGeneration {
  /// The files, in the order of the definitions.
  let outputs: [GeneratedOutput]

  /// The files of definitions; nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - programs: The definitions of one module.
  ///   - options: What is said about the build.
  ///   - configuration: What is said about App Intents.
  ///   - backend: What makes the legacy classes.
  ///   - diagnostics: Receives faults, and a warning for each type that only people can finish.
  init?(
    of programs: [IntentProgram], options: CompilerOptions, configuration: Configuration, backend: SiriKitBackend,
    diagnostics: inout DiagnosticEngine
  ) {
    let options = Self.options(options, configuration, programs)
    let shortcuts = configuration.migration.shortcuts ?? ShortcutsConfiguration()
    guard
      let migration = ModuleMigration(
        of: programs, options: options, shortcuts: shortcuts, diagnostics: &diagnostics)
    else { return nil }
    let files = migration.files(sparing: configuration.ownTypes, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    migration.reportMissingHandlers(in: files, diagnostics: &diagnostics)
    migration.report(unfinished: files, diagnostics: &diagnostics)
    migration.note(untranslated: files, diagnostics: &diagnostics)
    outputs = programs.indices.map { index in
      let program = programs[index]
      let own = files.filter { migration.backend.program(of: $0) == index }.map(\.file)
      return GeneratedOutput(name: program.singleFileName) {
        let legacy = migration.module.asksHandlers ? backend.file(of: program) : nil
        return SwiftFile(
          header: [GenerationMark(program).text] + SwiftFile.unformattedHeader, declarations: [],
          sections: [legacy].compactMap(\.self).sections + own.sections, footer: SwiftFile.unformattedFooter
        ).render(lineWidth: 120)
      }
    }
  }

  /// How the code is written.
  private static func options(
    _ options: CompilerOptions, _ configuration: Configuration, _ programs: [IntentProgram]
  ) -> MigrationOptions {
    var given = MigrateOptions(access: options.access == .internal ? nil : options.access)
    if configuration.migration.performing == nil { given.performing = .bridge }
    var result = given.backendOptions(completedBy: configuration.migration)
    result.legacyAccess = options.access.swiftAccess
    result.isNonisolated = options.isNonisolated
    // As the classes of all other flavours: the build may be one for a system without the framework.
    result.isConditional = true
    result.stringKeys = .tablesOfDefinitions
    result.definitionTables = programs.map(\.tableName)
    return result
  }
}

extension ModuleMigration {
  /// The files but for those of types that the module declares itself.
  fileprivate func files(sparing ownTypes: [ConfiguredText], diagnostics: inout DiagnosticEngine) -> [MigratedFile] {
    let names = files.map(\.typeName)
    for type in ownTypes where !names.contains(type.value) {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "no type '\(type.value)' is generated that the module could declare itself",
          at: type.location, hint: Spelling.hint(for: type.value, among: names)))
    }
    let own = Set(ownTypes.map(\.value))
    return files.filter { !own.contains($0.typeName) }
  }

  /// Reports intents whose handlers nothing names, unless the module says itself which are asked.
  fileprivate func reportMissingHandlers(in files: [MigratedFile], diagnostics: inout DiagnosticEngine) {
    guard files.contains(where: { $0.name == BridgeHandlers.fileName }) else { return }
    // The advice is the same for every intent.
    var hint: String? =
      "name the class in 'handlers' of 'migrate' in intentc.json, or declare '\(BridgeHandlers.typeName)' in the module and "
      + "name it in 'own' of 'generate'"
    for intent in module.intentsWithoutHandler {
      diagnostics.report(
        Diagnostic(
          .lossyMigration, severity: .warning,
          "'\(intent.name)' fails when it is run: no handler of '\(intent.intent.className)' is named that it could ask",
          at: SourceLocation(file: module.programs[intent.program].source, range: intent.intent.range), hint: hint))
      hint = nil
    }
  }

  /// Reports what waits for people in types that they cannot write into, all but the choice of handlers.
  fileprivate func report(unfinished files: [MigratedFile], diagnostics: inout DiagnosticEngine) {
    var hint: String? = "declare it in the module, and name it in 'own' of 'generate'; 'intentc migrate' writes a start"
    for file in files where file.owner == .project {
      let source = SourceFile(path: file.name, bytes: file.render())
      let isChoice = file.name == BridgeHandlers.fileName && !module.intentsWithoutHandler.isEmpty
      for task in WrittenTask.all(in: source, named: file.name).dropFirst(isChoice ? 1 : 0) {
        diagnostics.report(
          Diagnostic(
            .lossyMigration, severity: .warning, "'\(file.typeName)' is not finished: \(task.text)",
            at: backend.location(of: file), hint: hint))
        hint = nil
      }
    }
  }

  /// Notes the texts that the tables of the definitions do not translate, definition by definition.
  ///
  /// App Intents take no key for them, or would take one but fill in no values of a table of the definition.
  fileprivate func note(untranslated files: [MigratedFile], diagnostics: inout DiagnosticEngine) {
    let texts = files.flatMap(\.record.texts).filter { !$0.hasOwnKey && $0.stringID != nil }
    for (index, program) in module.programs.enumerated() {
      var seen: Set<String> = []
      let sources = texts.filter { $0.program == index }.map(\.source.source).filter { seen.insert($0).inserted }
      guard !sources.isEmpty else { continue }
      diagnostics.report(
        Diagnostic(
          .lossyMigration, severity: .note,
          "the tables of the definition do not translate \(sources.count.counted("text")), which App Intents look up by "
            + "\(sources.count == 1 ? "its" : "their") words and not by the string ID",
          at: SourceLocation(file: program.source, range: .position(0)),
          hint: "the tables that 'intentc migrate' writes have these words",
          notes: sources.map { DiagnosticNote("the words \($0.quoted)", at: nil) }))
    }
  }
}

extension MigratedFile {
  /// The name of the type that the file is named after.
  fileprivate var typeName: String { name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name }
}

extension [SwiftFile] {
  /// The files as sections of one, those of one condition together.
  fileprivate var sections: [SwiftFileSection] {
    var conditions: [String?] = []
    for file in self where !conditions.contains(file.condition) { conditions.append(file.condition) }
    return conditions.map { condition in
      let files = filter { $0.condition == condition }
      var imports: [ImportDeclaration] = []
      for declaration in files.flatMap(\.imports) where !imports.contains(declaration) { imports.append(declaration) }
      return SwiftFileSection(
        condition: condition, imports: imports, declarations: files.flatMap(\.declarations))
    }
  }
}
