import IntentSemantics
import SourceDiagnostics

/// What is to be said about the terms of vocabularies: App Intents read no vocabulary, and have synonyms in its place.
struct VocabularyTermRemarks {
  /// The definitions.
  let programs: [IntentProgram]

  /// The terms.
  let terms: [VocabularyTerms]

  /// A remark for each parameter and language.
  var remarks: [MigrationRemark] {
    terms.filter { $0.count > 0 }.map { terms in
      let language = terms.language.map { "\($0) " } ?? ""
      let subject =
        terms.count == 1 ? "the \(language)term of the vocabulary" : "\(terms.count) \(language)terms of the vocabulary"
      return MigrationRemark(.leftOut, terms.parameter, subject, reason(for: terms.parameter), at: terms.location)
    }
  }

  /// Why they are nowhere, and what could be in their place, as a clause.
  private func reason(for name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return "'\(name)' names no parameter of a class" }
    guard let intent = programs.flatMap(\.intents).first(where: { $0.className == parts[0] }) else {
      return SystemIntentCatalogue.intent(named: parts[0]) == nil
        ? "no definition has an intent '\(parts[0])'"
        : "they stay there for the system intent: \(SystemIntentRemarks.advice(for: parts[0]))"
    }
    guard let parameter = intent.parameters.first(where: { $0.name == parts[1] }) else {
      return "'\(intent.name)' has no parameter '\(parts[1])'"
    }
    return switch parameter.type {
    case .enumeration: "an enumeration has its own: give its values synonyms in the definition"
    case .object, .untypedObject:
      "an entity brings its own: give its 'DisplayRepresentation' synonyms where the query makes it, from iOS 17 on"
    default: "App Intents have no synonyms for values of this type"
    }
  }
}
