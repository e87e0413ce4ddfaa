import IntentSemantics
import SourceDiagnostics

/// What is to be said about intents of the framework: they are not migrated, and their phrases go to what App Intents have
/// in their place.
struct SystemIntentRemarks {
  /// What is written.
  let module: MigratedModule

  /// The sentences of the vocabularies.
  let vocabularies: [VocabularyPhrases]

  /// The remarks: those of the definitions first, then those of what the project supports or the configuration asks for,
  /// then those of vocabularies that name intents of no definition.
  var remarks: [MigrationRemark] {
    module.programs.flatMap { program in program.systemIntents.flatMap { remarks(on: $0, of: program) } }
      + supportRemarks + hiddenResultRemarks + unknownRemarks + vocabularyRemarks
  }

  private func remarks(on intent: SystemIntent, of program: IntentProgram) -> [MigrationRemark] {
    let location = SourceLocation(file: program.source, range: intent.range)
    var remarks: [MigrationRemark] = []
    if !hasSkeleton(intent.className) {
      let advice = Self.advice(for: intent.className)
      remarks.append(
        MigrationRemark(
          .leftOut, intent.name, "the system intent", "it is not migrated: \(advice)", quoting: intent.className,
          at: location))
    }
    for phrase in intent.samplePhrases where phrase.language == nil {
      remarks.append(
        MigrationRemark(
          .leftOut, intent.name, "the phrase", Self.phraseAdvice(intent.className), quoting: phrase.text, at: location))
    }
    return remarks
  }

  /// What is to be said about names that the project says it supports, and that nothing has.
  private var unknownRemarks: [MigrationRemark] {
    let own = module.programs.flatMap { $0.intents.map(\.className) }
    let names = own + SystemIntentCatalogue.all.map(\.className)
    return module.options.supportedIntents.filter { !names.contains($0.className) }.map { intent in
      MigrationRemark(
        .open, intent.className, "the supported intent",
        "no definition of the run has it, nor has the system: nothing takes the place of its handler",
        at: intent.location,
        hint: Spelling.hint(for: intent.className, among: names)
          ?? "migrate its definition, too, or take it out of the Info.plist")
    }
  }

  /// What is to be said about intents of no definition.
  private var supportRemarks: [MigrationRemark] {
    module.systemIntents.filter { $0.program == nil && $0.skeleton == nil }.map { intent in
      MigrationRemark(
        .leftOut, intent.modelName, "the system intent",
        "it is not migrated: \(Self.advice(for: intent.known.className))", quoting: intent.known.className,
        at: intent.location)
    }
  }

  /// What is to be said about handlers whose results would be taken for those of the bridge.
  private var hiddenResultRemarks: [MigrationRemark] {
    let hidden = BridgeResults(module: module).hiddenNames
    return module.systemIntents.compactMap { intent in
      guard intent.known.isHandled else { return nil }
      let names = Set(intent.known.parameters.compactMap(\.resolutionResult)).intersection(hidden).sorted()
      guard let first = names.first else { return nil }
      return MigrationRemark(
        .open, intent.modelName, "the handler",
        "a class of the bridge has the name of a result, and Siri calls no method that gives it by that name alone",
        quoting: names.joined(separator: ", "), at: intent.location,
        hint: "in the methods that resolve values, write the module in front, as in 'Intents.\(first)'")
    }
  }

  private var vocabularyRemarks: [MigrationRemark] {
    let custom = Set(module.programs.flatMap { $0.intents.map(\.className) })
    var remarks: [MigrationRemark] = []
    for phrases in vocabularies where !custom.contains(phrases.className) && !phrases.sentences.isEmpty {
      let count = phrases.sentences.count
      let language = phrases.language.map { "\($0) " } ?? ""
      let subject = count == 1 ? "the \(language)phrase" : "\(count) \(language)phrases"
      let reason =
        SystemIntentCatalogue.intent(named: phrases.className) == nil
        ? "no definition has an intent '\(phrases.className)'" : Self.phraseAdvice(phrases.className)
      remarks.append(
        MigrationRemark(
          .leftOut, phrases.className, subject, reason, quoting: count == 1 ? phrases.sentences[0] : nil,
          at: phrases.location))
    }
    return remarks
  }

  /// Whether something is written in place of an intent, which has remarks of its own.
  private func hasSkeleton(_ className: String) -> Bool {
    module.systemIntents.contains { $0.known.className == className && $0.skeleton != nil }
  }

  // MARK: Words

  /// What there is in place of an intent of the framework, as a clause.
  static func advice(for className: String) -> String {
    guard let intent = SystemIntentCatalogue.intent(named: className) else {
      return "the framework has no intent of that name"
    }
    let text = intent.counterpart.text + (intent.counterpart.isInferred ? " (concluded, not documented)" : "")
    return intent.isWithdrawnFromSiri ? "\(text); Siri has not taken it since iOS 15" : text
  }

  private static func phraseAdvice(_ className: String) -> String {
    guard let intent = SystemIntentCatalogue.intent(named: className) else { return advice(for: className) }
    return switch intent.counterpart.kind {
    case .schema: "Siri needs no phrases for the counterpart: \(advice(for: className))"
    case .intentProtocol: "it can be one of an App Shortcut with the counterpart: \(advice(for: className))"
    case .none: "it stays in the vocabulary: \(advice(for: className))"
    }
  }
}
