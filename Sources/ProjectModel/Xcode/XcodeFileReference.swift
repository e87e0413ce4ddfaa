package import SourceDiagnostics

/// A file or folder that a project knows.
package struct XcodeFileReference: Sendable {
  /// The id of the object in the project.
  package let id: String

  /// `path`: relative to the folder of the group that the reference is in.
  package let relativePath: Located<String>?

  /// `name`: what Xcode shows; in a variant group the language.
  package let name: Located<String>?

  /// `lastKnownFileType` or `explicitFileType`, for example `file.intentdefinition`.
  package let fileType: Located<String>?

  /// The place of the object's id, where it is defined.
  package let range: SourceRange

  let folder: XcodeFolder

  /// The path as the user would write it; nil for what only a build knows, such as products.
  package var path: String? { resolvedPath?.text }

  var resolvedPath: LexicalPath? {
    relativePath.flatMap { folder.path(of: $0.value) }
  }

  /// The last component of the path, for example `Intents.intentdefinition`.
  package var fileName: String {
    LexicalPath.lastComponent(of: relativePath?.value ?? name?.value ?? "")
  }

  /// Whether it is a folder that is copied as it is.
  package var isFolder: Bool {
    fileType?.value == "folder"
  }
}
