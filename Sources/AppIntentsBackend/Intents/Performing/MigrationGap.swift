import SwiftCode

/// What stands for values that only moved code can supply: one enumeration in a module.
///
/// For example: `enum MigrationGap: Error { case open … }`
enum MigrationGap {
  /// The name of the enumeration.
  static let typeName = "MigrationGap"

  /// The file with it.
  static func file(_ options: MigrationOptions) -> MigratedFile {
    let value = FunctionDeclaration(
      documentation: DocumentationComment("A value that the code does not make yet."),
      modifiers: [.static], "value", genericParameters: ["T"], effects: .throws, result: .named("T"),
      body: [.throw(.member(.name(typeName), "open"))])
    return MigratedFile(
      name: typeName + ".swift", owner: .tool,
      file: SwiftFile(
        header: ["Written by intentc for the gaps in migrated code."], condition: options.frameworkCondition,
        declarations: [
          .type(
            TypeDeclaration(
              documentation: DocumentationComment("The work of a handler that has not been moved yet."),
              attributes: options.availability(from: .iOS16), .enum, typeName, inheritance: [.named("Error")],
              members: [.enumCase(EnumCaseDeclaration("open")), .function(value)], layout: .separated))
        ]),
      record: MigrationRecord())
  }
}
