internal import AppIntentsBackend
internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Tells which class prefix the old classes are taken to have, where something speaks for another one.
///
/// Saved shortcuts know the class of their intent by its name: with another prefix, none finds its action.
struct PrefixRemarks {
  /// The definitions.
  let documents: [DefinitionDocument]

  /// The same, with the prefix in force.
  let programs: [IntentProgram]

  /// The prefix that the command line or a configuration names, empty for none; nil where neither does.
  let given: String?

  /// The classes that hand-written code handles.
  let handledClasses: [String]

  /// What is to be said.
  var remarks: [MigrationRemark] {
    let known = Set(documents.flatMap(\.recordedPrefixes).map(\.value))
    let found = ClassPrefixReading(of: handledClasses, for: programs, known: known)
    return documents.flatMap { remarks(on: $0, isDoubted: found != nil) } + (found.map { [remark(on: $0)] } ?? [])
  }

  private func remarks(on document: DefinitionDocument, isDoubted: Bool) -> [MigrationRemark] {
    let name = document.source.path.lastPathComponent.droppingFileSuffix
    let recorded = document.recordedPrefixes
    let inForce = given ?? recorded.first?.value ?? ""
    var told: Set<String> = []
    return recorded.compactMap { prefix in
      guard told.insert(prefix.value).inserted else { return nil }
      let location = SourceLocation(file: document.source, range: prefix.range)
      if prefix.value != inForce {
        return MigrationRemark(
          .changed, name, Self.subject, "that of the last save is not in force", quoting: prefix.value, at: location,
          hint: "'--class-prefix \(prefix.value)' if the old classes have it")
      }
      guard given == nil, !isDoubted else { return nil }
      return MigrationRemark(
        .open, name, Self.subject, "the old classes are taken to have that of the last save, as nothing names another",
        quoting: prefix.value, at: location,
        hint: "say 'classPrefix: \"\(prefix.value)\"' in intentc.json if they have it, for all commands, and "
          + "'classPrefix: \"\"' if they have none")
    }
  }

  private func remark(on found: ClassPrefixReading) -> MigrationRemark {
    let option = found.prefix.isEmpty ? "''" : found.prefix
    return MigrationRemark(
      .lost, found.classNames.first ?? "", Self.subject,
      "the handlers in the sources have \(found.prefix.isEmpty ? "none" : "'\(found.prefix)'"), and with another one no "
        + "shortcut of users finds its action", at: nil,
      hint: "'--class-prefix \(option)', or 'classPrefix: \"\(found.prefix)\"' in intentc.json, keeps them")
  }

  private static let subject = "INIntentClassPrefix"
}
