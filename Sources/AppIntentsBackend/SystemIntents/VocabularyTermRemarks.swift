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
      let (verdict, reason) = fate(of: terms.parameter)
      return MigrationRemark(verdict, terms.parameter, subject, reason, at: terms.location)
    }
  }

  /// What becomes of them, and what could be in their place, as a clause.
  private func fate(of name: String) -> (MigrationRemark.Verdict, String) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return (.leftOut, "'\(name)' names no parameter of a class") }
    guard let intent = programs.flatMap(\.intents).first(where: { $0.className == parts[0] }) else {
      return (
        .leftOut,
        SystemIntentCatalogue.intent(named: parts[0]) == nil
          ? "no definition has an intent '\(parts[0])'"
          : "they stay there for the system intent: \(SystemIntentRemarks.advice(for: parts[0]))"
      )
    }
    guard let parameter = intent.parameters.first(where: { $0.name == parts[1] }) else {
      return (.leftOut, "'\(intent.name)' has no parameter '\(parts[1])'")
    }
    return switch parameter.type {
    case .enumeration: (.lost, "an enumeration has its own: give its values synonyms in the definition")
    case .object, .untypedObject:
      (
        .open,
        "an entity brings its own: give its 'DisplayRepresentation' synonyms where the query makes it, from iOS 17 on"
      )
    default: (.lost, "App Intents have no synonyms for values of this type")
    }
  }
}
