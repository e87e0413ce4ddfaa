import IntentSemantics
import SwiftCode

extension AppIntentsBackend {
  /// The name of the file that says which handlers there are.
  package static let handlersFileName = BridgeHandlers.typeName + ".swift"

  /// The files of the bridge that a module has once; none where actions do not ask handlers.
  var bridgeFiles: [MigratedFile] {
    let options = module.options
    guard module.asksHandlers else { return [] }
    var record = MigrationRecord()
    let errors = BridgeRuntime.errorType(record: &record, options)
    let kinds = valueKinds
    var files = [
      file(
        BridgeRuntime.name, ["ObjectiveC"], [.verbatim(BridgeRuntime.text), errors] + LegacyType.aliases(in: module),
        record),
      file(BridgeValues.name, BridgeValues.modules(for: kinds), BridgeValues.declarations(for: kinds)),
      file(BridgeHandlers.typeName, [], [BridgeHandlers(module: module).declaration], owner: .project),
    ]
    let results = BridgeResults(module: module).declarations
    if options.letsHandlersResolve, !results.isEmpty {
      files.append(file(BridgeResults.name, ["CoreLocation"], results))
    }
    return files
  }

  /// The kinds of values that parameters, responses and objects have.
  private var valueKinds: [AppIntentsValue.Kind] {
    let inIntents = module.intents.filter(\.isBridged).flatMap { intent in
      (intent.intent.parameters.map(\.type) + intent.intent.response.parameters.map(\.type))
        .map { module.value($0, isArray: false, in: intent.program) }
    }
    let inTypes = module.types.filter(\.isBridged).flatMap { type in
      EntityProperty.all(of: type, in: module).map(\.value.element)
    }
    return (inIntents + inTypes).map(\.kind)
  }

  private func file(
    _ name: String, _ modules: Set<String>, _ declarations: [Declaration],
    _ record: MigrationRecord = MigrationRecord(), owner: MigratedFile.Owner = .tool
  ) -> MigratedFile {
    MigratedFile(
      name: name + ".swift", owner: owner,
      file: SwiftFile(
        header: ["Written by intentc for actions that ask the handlers of legacy intents."],
        condition: module.fileCondition, imports: module.imports(modules, isBridged: true), declarations: declarations),
      record: record)
  }
}
