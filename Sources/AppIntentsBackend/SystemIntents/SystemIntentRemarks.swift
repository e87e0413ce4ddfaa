import IntentSemantics
import SourceDiagnostics

/// What is to be said about intents of the framework: they are not migrated, and their phrases go to what App Intents have
/// in their place.
struct SystemIntentRemarks {
  /// The definitions.
  let programs: [IntentProgram]

  /// The sentences of the vocabularies.
  let vocabularies: [VocabularyPhrases]

  /// The remarks: those of the definitions first, then those of vocabularies that name intents of no definition.
  var remarks: [MigrationRemark] {
    programs.flatMap { program in program.systemIntents.flatMap { remarks(on: $0, of: program) } }
      + vocabularyRemarks
  }

  private func remarks(on intent: SystemIntent, of program: IntentProgram) -> [MigrationRemark] {
    let location = SourceLocation(file: program.source, range: intent.range)
    let advice = Self.advice(for: intent.className)
    var remarks = [
      MigrationRemark(
        .leftOut, intent.name, "the system intent", "it is not migrated: \(advice)", quoting: intent.className,
        at: location)
    ]
    for phrase in intent.samplePhrases where phrase.language == nil {
      remarks.append(
        MigrationRemark(
          .leftOut, intent.name, "the phrase", Self.phraseAdvice(intent.className), quoting: phrase.text, at: location))
    }
    return remarks
  }

  private var vocabularyRemarks: [MigrationRemark] {
    let custom = Set(programs.flatMap { $0.intents.map(\.className) })
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
