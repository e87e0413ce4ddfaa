import IntentSemantics
import SourceDiagnostics

/// The remarks of a run by what they are about.
struct SortedRemarks {
  private var remarks: [MigratedSubject: [MigrationRemark]] = [:]

  /// Those of a run; those on its tables only where they are written.
  init(of migration: TranslatedMigration, hasTables: Bool) {
    let owners = Owners(migration.module)
    for remark in migration.module.remarks {
      remarks[owners.owner(of: remark), default: []].append(remark)
    }
    for file in migration.files {
      remarks[file.subject, default: []] += file.record.remarks
    }
    for (index, intent) in migration.module.intents.enumerated()
    where migration.unnamedIntents.contains(intent.intent.className) {
      remarks[.intent(index), default: []].append(IntentStructure(intent, in: migration.module).unnamedHandler)
    }
    remarks[.shortcuts, default: []] += migration.shortcutRemarks
    remarks[.support, default: []] +=
      migration.systemIntentRemarks + migration.tableRemarks + migration.prefixRemarks + migration.fileRemarks
    let keysAreIDs = migration.module.options.stringKeys == .ids
    for remark in hasTables ? migration.strings.remarks + (keysAreIDs ? [] : migration.strings.ownKeyRemarks) : [] {
      remarks[owners.owner(of: remark), default: []].append(remark)
    }
  }

  /// Those that are left where some are done.
  func without(_ isDone: (MigrationRemark) -> Bool) -> SortedRemarks {
    var rest = self
    rest.remarks = remarks.mapValues { list in list.filter { !isDone($0) } }
    return rest
  }

  /// The remarks about something, those of one verdict together; those without a place are at its own.
  subscript(subject: MigratedSubject, location: SourceLocation? = nil) -> [MigrationRemark] {
    let list = (remarks[subject] ?? []).map { $0.placed(at: location) }
    return MigrationRemark.Verdict.allCases.flatMap { verdict in list.filter { $0.verdict == verdict } }
  }
}

/// Who the elements of remarks belong to.
private struct Owners {
  /// Those of each definition, by name and by the path of the file.
  private var ownSubjects: [String: [String: MigratedSubject]] = [:]

  /// Those of all definitions.
  private var subjects: [String: MigratedSubject] = [:]

  init(_ module: MigratedModule) {
    for (index, intent) in module.intents.enumerated() {
      add(intent.intent.name, .intent(index), module.programs[intent.program])
    }
    for (index, enumeration) in module.enumerations.enumerated() {
      add(enumeration.enumeration.name, .enumeration(index), module.programs[enumeration.program])
    }
    for (index, type) in module.types.enumerated() {
      add(type.type.name, .type(index), module.programs[type.program])
    }
  }

  /// The first of a name has it: intents are named before what they use.
  private mutating func add(_ name: String, _ subject: MigratedSubject, _ program: IntentProgram) {
    if subjects[name] == nil { subjects[name] = subject }
    if ownSubjects[name]?[program.source.path] == nil { ownSubjects[name, default: [:]][program.source.path] = subject }
  }

  func owner(of remark: MigrationRemark) -> MigratedSubject {
    let name = remark.element.prefix { $0 != "." }
    let own = remark.location.flatMap { ownSubjects[String(name)]?[$0.file.path] }
    return own ?? subjects[String(name)] ?? .support
  }
}
