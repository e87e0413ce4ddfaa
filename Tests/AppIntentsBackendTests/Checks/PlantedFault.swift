import SwiftCode
import Testing

@testable import AppIntentsBackend

/// Migrated code with a mistake that one check has to find.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The check.
  let check: String
  /// What it says, or a part of that.
  let words: String
  let options: MigrationOptions
  let declarations: [Declaration]

  init(
    _ check: any MigrationCheck.Type, _ words: String, options: MigrationOptions = MigrationOptions(),
    _ declarations: Declaration...
  ) {
    self.check = "\(check)"
    self.words = words
    self.options = options
    self.declarations = declarations
    testDescription = "\(check): \(words)"
  }

  /// What the checks find in a file with the declarations.
  var faults: [MigrationFault] { Self.faults(in: declarations, options: options) }

  /// What the checks find in a file with declarations.
  static func faults(
    in declarations: [Declaration], options: MigrationOptions = MigrationOptions()
  )
    -> [MigrationFault]
  {
    let file = SwiftFile(imports: [ImportDeclaration("AppIntents")], declarations: declarations)
    return CheckedCode([("Planted.swift", file)], options: options).faults
  }
}
