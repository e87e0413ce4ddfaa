internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types that the system knows by name, and that people have renamed in a file which they have edited.
struct RenamedTypes {
  private let names: Set<String>
  private let files: [MigrationFile]
  private let sources: [SourceFile]

  /// Those of a run.
  ///
  /// - Parameters:
  ///   - module: What is written.
  ///   - files: The files of the code.
  ///   - sources: Hand-written code, where a type may have been moved to.
  init(of module: MigratedModule, in files: [MigrationFile], beside sources: [SourceFile]) {
    names = Set(module.intents.map(\.name) + module.enumerations.map(\.name) + module.types.map(\.name))
    self.files = files.filter { $0.place.folder == .code }
    self.sources = sources
  }

  /// An error where a file has the type under another name, a warning where no file is known to have it.
  var diagnostics: [Diagnostic] {
    files.filter { [.edited, .behind].contains($0.state) && $0.owner == .project }.compactMap { file in
      let name = file.name.droppingFileSuffix
      guard names.contains(name), let present = file.present, !declares(present, name) else { return nil }
      let others = files.filter { $0.place != file.place }.map {
        SourceFile(path: $0.path, bytes: $0.shownBytes)
      }
      guard !(others + sources).contains(where: { declares($0, name) }) else { return nil }
      let successor = SwiftSource(reading: present).types.first { type in
        type.kind != .extension
          && type.inheritedTypes.contains { type in Self.endings.contains { type.value.hasSuffix($0) } }
      }
      let hint =
        "call it '\(name)', and change what people read; where nobody has it yet, 'name' in 'intentc.json' gives it another"
      guard let successor else {
        return Diagnostic(
          .brokenMigration, severity: .warning,
          "'\(name)' is not declared here any more, nor in another file that is known", at: present.start, hint: hint)
      }
      return Diagnostic(
        .brokenMigration, "'\(name)' is called '\(successor.name.value)' here, and the system knows it by its name",
        at: successor.location, hint: hint)
    }
  }

  private static let endings = ["Intent", "AppEnum", "AppEntity"]

  private func declares(_ source: SourceFile, _ name: String) -> Bool {
    !SwiftCodeWords([name], in: source).found.isEmpty
      && SwiftSource(reading: source).types.contains { $0.kind != .extension && $0.name.value == name }
  }
}

extension SourceFile {
  fileprivate var start: SourceLocation { SourceLocation(file: self, range: .position(0)) }
}
