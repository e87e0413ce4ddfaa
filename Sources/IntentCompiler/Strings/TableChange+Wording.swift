internal import DefinitionStrings
internal import SourceDiagnostics

extension TableChange {
  /// The finding for a run that has made the changes, or is only to say what is behind.
  func diagnostic(isCheck: Bool) -> Diagnostic? {
    let of = language.map { "\($0) translation of '\(key)'" } ?? "'\(key)'"
    func finding(_ severity: Severity, _ message: String, hint: String? = nil) -> Diagnostic {
      Diagnostic(.outdatedTable, severity: severity, message, at: location, hint: hint)
    }
    switch kind {
    case .added where isCheck: return finding(.error, "there is no entry for '\(key)'")
    case .revived where isCheck: return finding(.error, "'\(key)' is marked stale, and '\(definition)' has it")
    case .markedStale where isCheck: return finding(.error, "'\(key)' is not in '\(definition)', and is not marked")
    case .removed where isCheck: return finding(.error, "'\(key)' is not in '\(definition)'")
    case .refreshed where isCheck: return finding(.error, "'\(key)' has an older text of the definition")
    case .translated where isCheck: return finding(.error, "'\(key)' is marked untranslated, and has another text")
    case .moved(let id) where isCheck:
      return finding(.error, "'\(key)' has the translation of the text with ID '\(id)'")
    case .commented where isCheck: return finding(.error, "'\(key)' has no comment")
    case .reviewed where isCheck: return finding(.error, "the \(of) is not noted as reviewed")
    case .unclear:
      return finding(
        isCheck ? .error : .warning, "'\(key)' is marked untranslated, and has another text than the definition",
        hint: "where it is a translation, remove the mark; else put the text of the definition there")
    case .differing(let words, let text):
      // Where the table has no place to say that the words are meant, they are no reason to fail for ever.
      return Diagnostic(
        .outdatedTranslation, severity: isCheck && canBeNoted ? .error : .warning,
        "the \(language ?? "") words of '\(key)' are '\(words)', those of the definition '\(text)'", at: location,
        hint: canBeNoted
          ? "put those that are right in both places; where the table is to have its own, say so with --reviewed"
          : "put those that are right in both places, unless the table is to have its own")
    case .faulty(let sentence, let isMisspelling):
      return Diagnostic(
        .outdatedTranslation, severity: isCheck ? .error : .warning, "the \(of) \(sentence)", at: location,
        hint: isMisspelling
          ? "'intentc check --fix' puts the token right" : "translate it anew, with the tokens of the text")
    case .unreviewed:
      return Diagnostic(
        .outdatedTranslation, severity: isCheck ? .error : .warning, "the \(of) is marked for review", at: location,
        hint: "where it is right, say so with --reviewed")
    case .stale:
      return finding(.note, "'\(key)' is not in '\(definition)'", hint: "mark or remove it with --stale")
    case .drifted(let old, let new):
      return Diagnostic(
        .outdatedTranslation, severity: isCheck ? .error : .warning,
        "the \(of) is that of '\(old)', which is '\(new)' now", at: location,
        hint: canBeNoted
          ? "translate it anew; where that is done, or not needed, say so with --reviewed"
          : "translate it anew; where that is done, or not needed, compare with a later version: the table, a property "
            + "list in XML, has no comments to note it in")
    default: return nil
    }
  }
}
