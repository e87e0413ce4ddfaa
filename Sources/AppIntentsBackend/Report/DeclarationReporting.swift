import IntentSemantics
import Localization
import SourceDiagnostics
import SwiftCode

/// Tells of each intent, enumeration and type what became of it.
struct DeclarationReporting {
  private let module: MigratedModule
  private let files: [MigratedSubject: [MigratedFile]]
  private let shortcuts: [ShortcutTexts]
  private let originals: [OriginalTexts]
  private let remarks: SortedRemarks
  private let texts: CarriedTexts
  private let unnamedIntents: Set<String>

  /// What there is to tell of a run.
  init(of migration: TranslatedMigration, remarks: SortedRemarks) {
    module = migration.module
    files = Dictionary(grouping: migration.files, by: \.subject)
    shortcuts = migration.shortcuts
    originals = migration.originals
    self.remarks = remarks
    unnamedIntents = migration.unnamedIntents
    texts = CarriedTexts(migration.files.flatMap(\.record.texts))
  }

  /// All of them, in the order of their files.
  var declarations: [ReportedDeclaration] {
    module.intents.enumerated().map { declaration($1, .intent($0)) }
      + module.enumerations.enumerated().map { declaration($1, .enumeration($0)) }
      + module.types.enumerated().map { declaration($1, .type($0)) }
      + (module.untypedObjects.map { [declaration($0, .untypedObjects)] } ?? [])
  }

  private func files(of subject: MigratedSubject) -> [String] {
    (files[subject] ?? []).map(\.name)
  }

  private func location(_ range: SourceRange, in program: Int) -> SourceLocation {
    SourceLocation(file: module.programs[program].source, range: range)
  }

  private func members(_ kind: ReportedKind, _ existing: Int, carried: Int? = nil) -> [ReportedCount] {
    existing > 0 ? [ReportedCount(kind, existing: existing, carried: carried ?? existing)] : []
  }

  // MARK: Intents

  private func declaration(_ migrated: MigratedIntent, _ subject: MigratedSubject) -> ReportedDeclaration {
    let intent = migrated.intent
    return ReportedDeclaration(
      kind: .intent, name: intent.name, className: intent.className, newName: migrated.name, note: nil,
      hasIdentifier: false, isForWidgets: migrated.isForWidgets, isBridged: migrated.isBridged,
      handlerStanding: standing(of: migrated),
      hasDonationMethod: DonationMethod(of: IntentStructure(migrated, in: module)) != nil,
      location: location(intent.range, in: migrated.program), files: files(of: subject),
      members: intent.parameters.map { parameter in
        ReportedMember(
          parameter.name, parameter.name, type: Self.name(of: parameter.type, isArray: parameter.isArray),
          newType: module.typeName(of: parameter, in: migrated.program))
      },
      counts: members(.parameters, intent.parameters.count)
        + codeCounts(of: migrated)
        + texts.counts(of: CountedText.all(of: intent), program: migrated.program)
        + phraseCounts(of: migrated),
      remarks: remarks[subject, location(intent.range, in: migrated.program)])
  }

  private func standing(of migrated: MigratedIntent) -> ReportedDeclaration.HandlerStanding {
    guard migrated.isBridged else { return .none }
    if module.options.selfReliantIntents.contains(migrated.intent.className) { return .moved }
    return unnamedIntents.contains(migrated.intent.className) ? .unnamed : .asked
  }

  /// How many outcomes the code knows: as errors or what is said in the end, in the compatible form as dialogs.
  ///
  /// Where there are no outcomes, codes without a text are those that editors write of themselves.
  private func codeCounts(of migrated: MigratedIntent) -> [ReportedCount] {
    let codes = migrated.intent.response.codes
    let count = codes.count(where: \.hasText)
    switch module.options.form {
    case .compatible: return members(.responseCodes, count, carried: codes.count { $0.text != nil })
    case .modern where IntentStructure(migrated, in: module).performs: return members(.responseCodes, codes.count)
    case .modern: return members(.responseCodes, count, carried: 0)
    }
  }

  /// How many phrases there are in the language of the code; one that a vocabulary says again counts once.
  private func phraseCounts(of migrated: MigratedIntent) -> [ReportedCount] {
    let language = originals[migrated.program].language
    let phrases = Set(
      migrated.intent.samplePhrases.filter { $0.isOfCode(in: language) }.map { $0.text.lowercased() })
    let carried = shortcuts.first { $0.element == migrated.intent.name }?.phrases.count ?? 0
    return members(.phrases, phrases.count, carried: min(carried, phrases.count))
  }

  // MARK: Values

  private func declaration(_ migrated: MigratedEnumeration, _ subject: MigratedSubject) -> ReportedDeclaration {
    let enumeration = migrated.enumeration
    let values = migrated.values
    return ReportedDeclaration(
      kind: .enumeration, name: enumeration.name, className: enumeration.className, newName: migrated.name, note: nil,
      hasIdentifier: false, isForWidgets: false, isBridged: migrated.isBridged,
      handlerStanding: .none, hasDonationMethod: false, location: location(enumeration.range, in: migrated.program),
      files: files(of: subject),
      members: enumeration.values.map { value in
        ReportedMember(
          value: value.name, case: values.contains(value) ? MigratedEnumeration.caseName(for: value) : nil,
          index: value.index)
      },
      counts: members(.values, enumeration.values.count { !$0.isPlaceholder })
        + texts.counts(of: CountedText.all(of: enumeration), program: migrated.program),
      remarks: remarks[subject, location(enumeration.range, in: migrated.program)])
  }

  private func declaration(_ migrated: MigratedType, _ subject: MigratedSubject) -> ReportedDeclaration {
    let properties = EntityProperty.all(of: migrated, in: module)
    return ReportedDeclaration(
      kind: .type, name: migrated.type.name, className: migrated.type.className, newName: migrated.name,
      note: migrated.isTransient
        ? "only responses have it, so nothing is looked up"
        : "'id' is the identifier of the old object; '\(migrated.queryName)' looks it up",
      hasIdentifier: !migrated.isTransient, isForWidgets: false,
      isBridged: migrated.isBridged, handlerStanding: .none, hasDonationMethod: false,
      location: migrated.location(in: module),
      files: files(of: subject),
      members: properties.map { property in
        ReportedMember(
          property.property.name, property.name,
          type: Self.name(of: property.property.type, isArray: property.property.isArray),
          newType: property.value.type.text)
      },
      counts: members(.properties, properties.count)
        + texts.counts(of: CountedText.all(of: migrated.type), program: migrated.program),
      remarks: remarks[subject, migrated.location(in: module)])
  }

  private static func name(of type: ValueType, isArray: Bool) -> String {
    isArray ? "[\(type.messageName)]" : type.messageName
  }
}
