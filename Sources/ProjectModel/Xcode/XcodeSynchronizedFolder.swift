package import SourceDiagnostics

/// A folder whose files belong to targets without being listed, since Xcode 16.
package struct XcodeSynchronizedFolder: Sendable {
  /// The id of the object in the project.
  package let id: String

  /// The place of the object's id, where it is defined.
  package let range: SourceRange

  /// `path`: relative to the folder of the group that the folder is in.
  package let relativePath: Located<String>?

  /// Which files are treated otherwise, for each target or build phase.
  package let exceptions: [XcodeFolderException]

  /// Folders below that are copied as they are.
  package let explicitFolders: [Located<String>]

  /// The targets that have the folder, by id, with the places where they list it.
  package let targetPlaces: [String: SourceRange]

  let folder: XcodeFolder

  /// The path as the user would write it.
  package var path: String? { resolvedPath?.text }

  var resolvedPath: LexicalPath? {
    folder.path(of: relativePath?.value ?? ".")
  }
}
