internal import IntentDialogue
internal import IntentRules
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// One run of a simulation, from a path to transcripts.
struct SimulationRun {
  let compiler: Compiler
  let request: SimulationRequest

  /// What was found in the files.
  private(set) var diagnostics = DiagnosticEngine()

  /// The files that were read.
  private(set) var inputs: [String] = []

  init(compiler: Compiler, request: SimulationRequest) {
    self.compiler = compiler
    self.request = request
  }

  /// Plays the conversations.
  ///
  /// - Throws: `AnswerError` if nothing can be played; where the definition is to blame, its errors are in
  ///   `diagnostics`.
  mutating func result(console: (any SimulationConsole)?) async throws(AnswerError) -> SimulationResult {
    let subjects = try subjects()
    if subjects.count > 1, request.answers != .automatic || request.isAboutOneIntent {
      throw AnswerError("name the intent", hint: "the intents are " + subjects.map(\.intent.name).quotedList)
    }
    var sources: [String: TranslationSource] = [:]
    var conversations: [SimulatedConversation] = []
    for subject in subjects {
      let path = subject.source.path
      let source = if let known = sources[path] { known } else { try translations(of: subject) }
      sources[path] = source
      for (language, texts) in try languages(of: source) {
        conversations.append(try await conversation(about: subject, in: language, texts, console: console))
      }
    }
    return result(of: conversations, isStreamed: console != nil)
  }

  private func conversation(
    about subject: SimulationSubject, in language: String?, _ texts: DialogueTranslations,
    console: (any SimulationConsole)?
  ) async throws(AnswerError) -> SimulatedConversation {
    let setting = try SimulationSetting(request, subject: subject, translations: texts)
    let person = SimulatedPerson(request.answers, setting: setting, console: console)
    return await setting.conversation(in: language, with: person) { line, isAnswer in
      console?.show(line.description, isAnswer: isAnswer)
    }
  }

  // MARK: The definition

  private mutating func subjects() throws(AnswerError) -> [SimulationSubject] {
    let paths = InputSearch().definitions(at: [request.input], diagnostics: &diagnostics)
    let front = FrontEnd(options: compiler.options)
    var definitions: [CompiledDefinition] = []
    for path in paths {
      inputs.append(path)
      guard
        let source = InputSearch().source(
          at: path, limit: compiler.options.limits.byteCount, diagnostics: &diagnostics)
      else { continue }
      definitions.append(front.definition(of: source))
    }
    do {
      let subjects = try SimulationSubject.subjects(named: request.intent, of: request.input, in: definitions)
      let used = Set(subjects.map(\.source.path))
      // Where all intents are wanted, a definition that cannot be read counts.
      for definition in definitions where used.contains(definition.source.path) || request.intent == nil {
        diagnostics.report(contentsOf: definition.diagnostics)
      }
      return subjects
    } catch {
      // The intent may be in a definition that cannot be read.
      for definition in definitions where definition.diagnostics.hasErrors {
        diagnostics.report(contentsOf: definition.diagnostics)
      }
      throw error
    }
  }

  private mutating func translations(of subject: SimulationSubject) throws(AnswerError) -> TranslationSource {
    let path = Self.placedPath(subject.source.path)
    var search = CheckSearch(byteLimit: compiler.options.limits.byteCount) { _ in false }
    // A file of another name has no tables: an older revision that was kept, for example.
    let files = CheckedFiles(CheckedFileKind(path: path) == .definition ? search.files(at: path) : [])
    diagnostics.report(contentsOf: search.diagnostics)
    inputs += files.all.map(\.path)
    let reader = ProjectFileReader(options: compiler.options)
    let tables = files[.table].map(reader.tables)
    for table in tables { diagnostics.report(contentsOf: table.diagnostics) }
    let place = DefinitionPlace(path)
    let front = FrontEnd(options: compiler.options)
    // What is wrong with the definition is reported already.
    var ignored = DiagnosticEngine()
    let definition = SourceFile(path: path, bytes: subject.source.bytes)
    var read = ReadUnit(unit: LocalizationUnit(definition: definition, copies: []))
    read.definition = front.checkedDefinition(of: definition, diagnostics: &ignored)
    if place.isLocalized {
      for file in files[.definition]
      where file.path != path && DefinitionPlace(file.path).isLocalized {
        guard let copy = front.checkedDefinition(of: file, diagnostics: &ignored) else { continue }
        read.copies.append((DefinitionPlace(file.path).languageFolder ?? "", copy))
      }
    }
    let localization = read.unit.localization(
      of: read, others: [], tables: TableIndex(tables).tables(for: place),
      languages: ProjectLanguages(demanded: [], known: [], development: nil))
    guard let localization else { throw AnswerError("the definition cannot be read") }
    return TranslationSource(localization)
  }

  /// The path of a definition with the folder that it lies in, which may be one of a language.
  private static func placedPath(_ path: String) -> String {
    let path = path.withoutCurrentFolders
    return path.directoryOfPath.isEmpty ? FileSystem().identity(of: path) ?? path : path
  }

  // MARK: Languages

  private typealias Texts = (language: String?, texts: DialogueTranslations)

  private func languages(of source: TranslationSource) throws(AnswerError) -> [Texts] {
    switch request.languages {
    case .development:
      return [(source.developmentLanguage, source.developmentTexts)]
    case .all:
      let isOwn = { (name: String) in
        source.developmentLanguage.map { LanguageName($0) } == LanguageName(name)
      }
      return [(source.developmentLanguage, source.developmentTexts)]
        + source.languages.filter { !isOwn($0) }.compactMap { name in source.texts(in: name).map { (name, $0) } }
    case .named(let names):
      return try names.map { name throws(AnswerError) in
        guard let texts = source.texts(in: name) else {
          let others = source.languages.filter { $0 != source.developmentLanguage }
          let list = others.isEmpty ? "there are none" : "there are " + others.joined(separator: ", ")
          let own = source.developmentLanguage.map { "; the definition itself is in \($0)" } ?? ""
          throw AnswerError("there are no translations into '\(name)'", hint: list + own)
        }
        return (name, texts)
      }
    }
  }

  // MARK: The result

  private func result(of conversations: [SimulatedConversation], isStreamed: Bool) -> SimulationResult {
    let rendering = SimulationRendering(conversations: conversations)
    let output =
      switch request.format {
      case .text: isStreamed ? rendering.footnotes : rendering.text
      case .json: rendering.json.text(.indented) + "\n"
      }
    let problems = rendering.problems
    let isFaulty = !problems.isEmpty || diagnostics.hasErrors
    return SimulationResult(
      outcome: CommandOutcome(
        report: DiagnosticReport(diagnostics), output: output, summary: nil, inputs: inputs,
        exitStatus: isFaulty ? ExitStatus.findings : ExitStatus.success),
      problems: problems, conversations: conversations)
  }
}

extension SimulationRequest {
  /// Whether it names parameters or outcomes of an intent.
  fileprivate var isAboutOneIntent: Bool {
    !given.isEmpty || !options.isEmpty || !values.isEmpty || response != nil || confirmation != nil
  }
}
