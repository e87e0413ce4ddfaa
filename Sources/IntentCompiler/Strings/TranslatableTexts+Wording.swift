internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

extension TranslatableTexts {
  /// The texts of a definition; those that no translator gets are told, and so are tables that are left out.
  init(_ localization: CheckedLocalization, remarkingTo diagnostics: inout DiagnosticEngine) {
    self.init(localization)
    remarkUntranslatable(to: &diagnostics)
    localization.remarkMisnamedTables(to: &diagnostics)
  }

  private func remarkUntranslatable(to diagnostics: inout DiagnosticEngine) {
    for text in untranslatable {
      let reason = text.sharedID.map { id in
        "it shares the ID '\(id)' with '\(SourceRecord.form(of: self[id]?.text ?? ""))'"
      }
      diagnostics.report(
        Diagnostic(
          .outdatedTable, severity: .warning,
          "'\(SourceRecord.form(of: text.text))' cannot be translated: \(reason ?? "it has no string ID")",
          at: text.location, hint: "'intentc check --fix' gives it an ID of its own"))
    }
  }
}

extension CheckedLocalization {
  /// Tells the tables that are left out, since no system looks for them under their names.
  fileprivate func remarkMisnamedTables(to diagnostics: inout DiagnosticEngine) {
    for file in misnamedTables {
      diagnostics.report(
        Diagnostic(
          .outdatedTable, severity: .warning,
          "the table is left out: it is not named as the definition, '\(definition.source.stem)'",
          at: SourceLocation(file: file, range: .position(0)), hint: "rename it, and run this again"))
    }
  }
}
