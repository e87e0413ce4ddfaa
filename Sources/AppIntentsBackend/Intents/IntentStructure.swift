import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The structure that takes the place of an intent.
///
/// For example: `struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent { … }`
struct IntentStructure {
  /// The intent with its names.
  let migrated: MigratedIntent

  /// What else there is in the module.
  let module: MigratedModule

  /// The structure of an intent.
  init(_ migrated: MigratedIntent, in module: MigratedModule) {
    self.migrated = migrated
    self.module = module
  }

  /// The intent.
  var intent: Intent { migrated.intent }

  /// The options.
  var options: MigrationOptions { module.options }

  /// The file of the structure and of what stands beside it.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    let declarations = declarations(record: &record)
    return MigratedFile(
      name: migrated.name + ".swift", owner: .project,
      file: SwiftFile(
        header: header, condition: module.fileCondition, imports: imports(for: declarations),
        declarations: declarations), record: record)
  }

  /// The structure and what stands beside it in its file.
  func declarations(record: inout MigrationRecord) -> [Declaration] {
    remarkOnForm(&record)
    let members = members(record: &record)
    let structure = Declaration.type(
      TypeDeclaration(
        attributes: availability + options.schemaAttribute(migrated.surfaces.schema, .intent),
        modifiers: options.accessModifiers, .struct, migrated.name,
        inheritance: conformances.map { module.framework($0) },
        members: dependencies.map(\.property) + members, layout: .separated))
    var declarations = [structure]
    if let outcomes = IntentOutcomes(of: self) {
      declarations.append(outcomes.declaration(record: &record))
    }
    if let errors = IntentErrors(of: self) {
      declarations.append(errors.declaration(record: &record))
    }
    if options.form == .compatible || options.writesDialogs,
      let dialogs = DialogExtension(structure: self).declaration(record: &record)
    {
      declarations.append(dialogs)
    }
    return declarations
  }

  /// The members, but for what the configuration asks for by name.
  func members(record: inout MigrationRecord) -> [Declaration] {
    var members = statics(record: &record)
    for parameter in intent.parameters {
      members += property(of: parameter).declarations(record: &record)
    }
    members += options.initializer
    members.append(SummaryStructure(structure: self).declaration(record: &record))
    if let predictions = PredictionConfiguration(of: self) {
      members.append(predictions.declaration(record: &record))
    }
    // In the compatible form, all dialogs are in the extension.
    let conversation =
      performs && options.form == .modern ? ConversationMethods(structure: self).methods(record: &record) : []
    if migrated.isBridged {
      members += BridgedIntent(self).members(conversation: conversation, record: &record)
    } else if performs {
      members.append(
        PerformMethod(structure: self)
          .declaration(errors: IntentErrors(of: self), conversation: conversation, record: &record))
    }
    if let donation = DonationMethod(of: self) { members.append(donation.declaration(record: &record)) }
    return members + conversation.map(\.declaration)
  }
}
