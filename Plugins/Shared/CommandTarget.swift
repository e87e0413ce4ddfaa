import Foundation
import PackagePlugin

/// A target of a package or project that a command may be about.
struct CommandTarget {
  /// The name.
  let name: String

  /// All files of the target, whatever they are taken for.
  let files: [URL]

  /// The folder in which files are written.
  let folder: URL

  /// The target has a definition.
  var hasDefinitions: Bool { files.contains { $0.pathExtension == "intentdefinition" } }

  /// Whether there is a file at a path from the target's folder.
  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// The targets of a package that have sources.
  static func all(of package: Package) -> [CommandTarget] {
    package.targets.compactMap { $0 as? any SourceModuleTarget }.map {
      CommandTarget(name: $0.name, files: $0.sourceFiles.map(\.url), folder: $0.directoryURL)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CommandTarget {
    /// The targets of a project; a target of Xcode has no folder, so that of its first definition is taken.
    static func all(of project: XcodeProject) -> [CommandTarget] {
      project.targets.map { target in
        let files = target.inputFiles.map(\.url)
        return CommandTarget(
          name: target.displayName, files: files, folder: folder(of: files) ?? project.directoryURL)
      }
    }

    /// The folder of the first definition; for one in a language folder, that above.
    private static func folder(of files: [URL]) -> URL? {
      guard let file = files.first(where: { $0.pathExtension == "intentdefinition" }) else { return nil }
      let folder = file.deletingLastPathComponent()
      return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }
  }
#endif
