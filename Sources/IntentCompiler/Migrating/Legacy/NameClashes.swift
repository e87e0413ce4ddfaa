internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types of a migration that have the name of a type which the project declares itself.
struct NameClashes {
  /// What is written.
  let module: MigratedModule

  /// The types that the project declares at file level, by name.
  let ownTypes: [String: SourceLocation]

  /// The record of the last run: a name in it is known to the system.
  let lock: MigrationLock?

  /// The folder of the files.
  let directory: String

  /// A warning for each of them, at the type of the project.
  var warnings: [Diagnostic] {
    let known = Set(
      (lock?.intents.map(\.type) ?? []) + (lock?.enumerations.map(\.type) ?? []) + (lock?.types.map(\.type) ?? []))
    let named = Set(
      module.intents.map(\.name) + module.enumerations.map(\.name) + module.types.map(\.name))
    return module.writtenTypes.compactMap { written in
      guard let place = ownTypes[written.name], !hasMoved(written.name) else { return nil }
      let hint: String
      if known.contains(written.name) {
        hint = "rename this one: shortcuts may know the other by its name"
      } else if named.contains(written.name) {
        hint = "rename this one, or say 'name' of the other in 'intentc.json' before anybody has it in a shortcut"
      } else {
        hint = "rename this one: the other is called after what it belongs to"
      }
      return Diagnostic(
        .lossyMigration, severity: .warning,
        "'\(written.name)' is written by the migration, too: in one module, the two are ambiguous", at: place,
        hint: hint, notes: [DiagnosticNote("the other one comes from here", at: written.location)])
    }
  }

  /// Whether the file of a type has been edited, and has it no more: then it is the project's that counts.
  private func hasMoved(_ name: String) -> Bool {
    let path = directory.appending(pathComponent: name + ".swift")
    guard let bytes = try? FileSystem().read(path) else { return false }
    return !SwiftSource(reading: SourceFile(path: path, bytes: bytes)).types.contains { $0.name.value == name }
  }
}
