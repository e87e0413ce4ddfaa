extension CheckedCode {
  /// All mistakes of the back end in the code; none, unless there is a bug.
  package var faults: [MigrationFault] {
    Self.checks.flatMap { $0.faults(in: self) }
  }

  static var checks: [any MigrationCheck.Type] {
    [
      ActionNameCheck.self, AvailabilityCheck.self, CaseRepresentationCheck.self, ClassNameCheck.self,
      ConfigurationCheck.self, ImportCheck.self, LiteralArgumentCheck.self, LiteralTextCheck.self,
      ParameterTypeCheck.self, PhraseCheck.self, ResultCheck.self, StoredStaticCheck.self, SummaryCheck.self,
      TypeNameCheck.self,
    ]
  }
}

extension AppIntentsBackend {
  /// All mistakes of the back end in what it has written; none, unless there is a bug.
  package func faults(in files: [MigratedFile]) -> [MigrationFault] {
    CheckedCode(files.map { ($0.name, $0.file) }, options: module.options).faults
  }
}
