import SwiftCode

/// What makes the actions of a framework or package known to the app that has it.
///
/// For example: `public struct KitchenIntentsPackage: AppIntentsPackage { }`
struct PackageDeclaration {
  /// The name of the framework or package.
  let packageName: String

  /// How the code is written.
  let options: MigrationOptions

  /// The declaration, where the code is in a framework or package.
  init?(_ options: MigrationOptions) {
    guard options.form == .modern, let packageName = options.packageName else { return nil }
    self.packageName = packageName
    self.options = options
  }

  /// The name of the structure.
  var name: String { packageName + "IntentsPackage" }

  /// The file of the structure.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    record.remarks = [
      MigrationRemark(
        .open, name, "the package",
        "list '\(name).self' in 'includedPackages' of an 'AppIntentsPackage' of the app; its texts are looked up in the "
          + "app's tables", at: nil
      ).shown(by: [.metatype(name)])
    ]
    return MigratedFile(
      name: name + ".swift", owner: .tool,
      file: SwiftFile(
        header: ["Written by intentc for the app that has '\(packageName)'."],
        condition: options.frameworkCondition, imports: options.imports([]),
        declarations: [
          .type(
            TypeDeclaration(
              attributes: options.availability(from: .iOS17), modifiers: [.access(.public)], .struct, name,
              inheritance: [.named("AppIntentsPackage")], members: [], layout: .compact))
        ]),
      record: record)
  }
}
