import IntentSemantics
import SwiftCode

/// The settings of a control, with the parameters of an intent.
///
/// For example: `struct OrderSoupControlConfiguration: AppIntent, ControlConfigurationIntent { … }`
struct ControlConfiguration {
  /// The structure of the intent.
  let structure: IntentStructure

  /// The settings for a control, where one is wanted.
  init?(of structure: IntentStructure) {
    guard structure.options.form == .modern, structure.wantsControl else { return nil }
    self.structure = structure
  }

  /// The file of the structure.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    let options = structure.options
    func stored(_ name: String, _ type: TypeExpression?, _ value: Expression) -> Declaration {
      .variable(
        VariableDeclaration(
          modifiers: options.accessModifiers + [.static], .let, name, type: type, value: value))
    }
    let name = structure.migrated.controlName
    let title = record.literal(structure.intent.title, structure.place(.title), options)
    var members = [
      stored("title", .named("LocalizedStringResource"), title),
      stored("isDiscoverable", nil, .boolean(false)),
      // There is no legacy class that would identify it when the type is renamed.
      stored("persistentIdentifier", nil, .string(name)),
    ]
    let shown = structure.settings
    for parameter in shown {
      var property = structure.property(of: parameter)
      property.isOfControl = true
      members += property.declarations(record: &record)
    }
    members += options.initializer
    structure.remark(
      .open, nil, "the control",
      "give a control an 'AppIntentControlConfiguration' with the settings; tvOS and visionOS have no controls",
      quoting: name, &record, shownBy: [.argument(name, of: "AppIntentControlConfiguration")])
    let type = TypeDeclaration(
      attributes: availability, modifiers: options.accessModifiers, .struct, name,
      inheritance: ["AppIntent", "ControlConfigurationIntent"].map { structure.module.framework($0) }, members: members,
      layout: .separated)
    let modules = Set(shown.flatMap { structure.property(of: $0).modules })
    return MigratedFile(
      name: name + ".swift", owner: .project,
      file: SwiftFile(
        header: Array(structure.header.prefix(1)), condition: structure.module.fileCondition,
        imports: options.imports(modules),
        declarations: [.type(type)]),
      record: record)
  }

  /// Controls came to macOS and watchOS with 26; tvOS and visionOS have none.
  private var availability: [AttributeLine] {
    let options = structure.options
    let missing = options.has(.iOS26) ? ["tvOS", "visionOS"] : ["macOS", "watchOS", "tvOS", "visionOS"]
    return options.availability(from: .iOS18, on: [.iOS])
      + missing.map { AttributeLine(.unavailable(on: $0)) }
  }
}

extension IntentStructure {
  /// The parameters that people can set.
  var settings: [Parameter] { intent.parameters.filter { $0.isConfigurable || !intent.isConfigurable } }
}
