import IntentSemantics
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

  /// The modules that the file needs.
  var imports: [ImportDeclaration] { [ImportDeclaration("Foundation"), ImportDeclaration("AppIntents")] }

  /// The structure and what stands beside it in its file.
  func declarations(record: inout MigrationRecord) -> [Declaration] {
    [
      .type(
        TypeDeclaration(
          attributes: options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct, migrated.name,
          inheritance: [.named("AppIntent"), .named("CustomIntentMigratedAppIntent")],
          members: [
            constant("intentClassName", nil, .string(intent.className)),
            constant(
              "title", .named("LocalizedStringResource"), record.literal(intent.title, place(.title), options)),
          ], layout: .separated))
    ]
  }

  /// A place of texts of the intent, or of one of its parameters.
  func place(_ role: TextRole, _ parameter: String? = nil) -> TextPlace {
    TextPlace(
      role: role, element: [intent.name, parameter].compactMap(\.self).joined(separator: "."), program: migrated.program
    )
  }

  /// A static property that is no more than a value.
  func constant(_ name: String, _ type: TypeExpression?, _ value: Expression) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], .let, name, type: type, value: value))
  }
}
