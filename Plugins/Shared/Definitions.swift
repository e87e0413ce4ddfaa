import Foundation
import PackagePlugin

/// The definitions of a target, and what goes with them.
struct Definitions {
  /// The definitions, sorted by path.
  let files: [URL]

  /// The `intentc.json` that counts for them; nil for none.
  ///
  /// SwiftPM's native build system asks a plugin anew when files of the target or the manifest change, and takes a missing
  /// input for an error. So it follows what is edited above the target's folder, but not what is made or removed there.
  let configuration: URL?

  /// The definitions among the files of a target.
  ///
  /// Of full copies in language folders, that in `Base.lproj` counts, as in the program.
  ///
  /// - Parameters:
  ///   - files: All files of the target, whatever they are taken for.
  ///   - folder: The folder of the target, from which a configuration is looked for upwards.
  ///   - root: The folder of the package or project, where the search ends.
  init(in files: [URL], of folder: URL, upTo root: URL) {
    let all = files.filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    self.files = all.filter { file in
      guard let place = Self.place(of: file), place.language != "Base" else { return true }
      return !all.contains { other in
        guard let otherPlace = Self.place(of: other), otherPlace.parent == place.parent else { return false }
        return other.lastPathComponent == file.lastPathComponent
          && (otherPlace.language == "Base" || other.path < file.path)
      }
    }
    configuration = Self.configuration(from: folder, upTo: root)
  }

  /// Two definitions whose outputs would have one name; nil where there are none.
  var namesakes: (URL, URL)? {
    var known: [String: URL] = [:]
    for file in files {
      let stem = file.deletingPathExtension().lastPathComponent.lowercased()
      if let other = known.updateValue(file, forKey: stem) { return (other, file) }
    }
    return nil
  }

  /// The name of the one file that is generated for a definition, as `--layout single` names it.
  ///
  /// The suffix keeps it apart from a hand-written file: object files are named after the base name.
  static func outputName(of file: URL) -> String { file.lastPathComponent + ".swift" }

  /// What tells the program which configuration counts: it does not look for another one.
  var configurationArguments: [String] { configuration.map { ["--config", $0.path] } ?? ["--no-config"] }

  private static func place(of file: URL) -> (parent: String, language: String)? {
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    return (folder.deletingLastPathComponent().path, folder.deletingPathExtension().lastPathComponent)
  }

  private static func configuration(from folder: URL, upTo root: URL) -> URL? {
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL.path
    while folder.path.hasPrefix(root) {
      let file = folder.appendingPathComponent("intentc.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
