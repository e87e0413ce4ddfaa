package import SourceDiagnostics

/// What a synchronised folder says about some of its files.
///
/// For a target that has the folder, the files are left out; for any other target, they are taken in. For a build
/// phase, they are taken into that phase instead of the usual one.
package struct XcodeFolderException: Sendable {
  /// The id of the target, or of the one that has the build phase.
  package let targetID: String

  /// The id of the build phase; nil where the exception is about membership.
  package let buildPhaseID: String?

  /// The files and folders, relative to the synchronised folder.
  package let paths: [Located<String>]

  /// Attributes such as `no_codegen`, by path.
  package let attributes: [(path: Located<String>, names: [Located<String>])]

  /// The entry for a file or for a folder around it.
  ///
  /// Xcode writes a localised file without the folder of its language and with a prefix.
  func entry(for path: LexicalPath) -> Located<String>? {
    let unlocalized = Self.withoutLanguageFolder(path)
    return paths.first { Self.matches($0.value, path, unlocalized) }
  }

  /// The attributes of a file.
  func attributes(for path: LexicalPath) -> [Located<String>] {
    let unlocalized = Self.withoutLanguageFolder(path)
    return attributes.first { Self.matches($0.path.value, path, unlocalized) }?.names ?? []
  }

  private static func matches(_ entry: String, _ path: LexicalPath, _ unlocalized: LexicalPath?) -> Bool {
    for prefix in ["/Localized: ", "/Localized/"] where entry.hasPrefix(prefix) {
      let named = LexicalPath(String(entry.dropFirst(prefix.count)))
      return named == path || (unlocalized != nil && named == unlocalized)
    }
    let named = LexicalPath(entry)
    return named == path || named.relativePath(of: path) != nil
  }

  /// `Base.lproj/Intents.intentdefinition` without its folder; nil for a file that is in none.
  private static func withoutLanguageFolder(_ path: LexicalPath) -> LexicalPath? {
    let components = path.text.split(separator: "/")
    guard components.count > 1, components[components.count - 2].hasSuffix(".lproj") else { return nil }
    return LexicalPath((components.dropLast(2) + components.suffix(1)).joined(separator: "/"))
  }
}
