import IntentSemantics
import SwiftCode

/// What makes known to the system what actions and queries need of the app: a file of the project's own from the first run
/// on.
///
/// For example: `enum IntentDependencies { … }`
struct DependencyRegistration {
  /// How the code is written.
  let options: MigrationOptions

  /// The dependencies by name, each once.
  let dependencies: [ConfiguredDependency]

  /// The name of the type, and of the file without its ending.
  static let typeName = "IntentDependencies"

  /// The registration of a module; nil where nothing is needed.
  init?(of module: MigratedModule) {
    guard module.options.form == .modern else { return nil }
    var known: Set<String> = []
    dependencies = module.dependencies.filter { known.insert($0.name.value).inserted }
    options = module.options
    guard !dependencies.isEmpty else { return nil }
  }

  /// The file.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    record.remarks = [
      MigrationRemark(
        .open, Self.typeName, "the dependencies",
        "call 'register' when the app is launched: an action that asks for something that is not there fails",
        at: dependencies.first?.name.location
      ).shown(by: [.call("register", on: Self.typeName)])
    ]
    let add = Expression.member(.member(.name("AppDependencyManager"), "shared"), "add")
    return MigratedFile(
      name: Self.typeName + ".swift", owner: .project,
      file: SwiftFile(
        header: ["Written by intentc for actions and queries that need something of the app."],
        condition: options.frameworkCondition, imports: options.imports([]),
        declarations: [
          .type(
            TypeDeclaration(
              documentation: DocumentationComment("What actions and queries need of the app."),
              modifiers: options.accessModifiers, .enum, Self.typeName,
              members: [
                .function(
                  FunctionDeclaration(
                    documentation: DocumentationComment(
                      "Makes it known to the system; to be called when the app is launched."),
                    modifiers: options.accessModifiers + [.static], "register",
                    parameters: dependencies.map { FunctionParameter($0.name.value, .named($0.type.value)) },
                    body: dependencies.map {
                      .expression(.call(add, [Argument("dependency", .name($0.name.value))]))
                    }))
              ], layout: .separated))
        ]),
      record: record)
  }
}

extension MigratedModule {
  /// What actions and queries need of the app, in the order of the files.
  var dependencies: [ConfiguredDependency] {
    intents.flatMap(\.surfaces.dependencies) + allTypes.flatMap(\.surfaces.dependencies)
  }
}
