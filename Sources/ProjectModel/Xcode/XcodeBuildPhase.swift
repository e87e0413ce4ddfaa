package import SourceDiagnostics

/// A build phase of a target.
package struct XcodeBuildPhase: Sendable {
  /// What a phase does with its files.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case sources = "PBXSourcesBuildPhase"
    case resources = "PBXResourcesBuildPhase"
    case frameworks = "PBXFrameworksBuildPhase"
    case headers = "PBXHeadersBuildPhase"
    case copyFiles = "PBXCopyFilesBuildPhase"
    case shellScript = "PBXShellScriptBuildPhase"
    case other
  }

  /// The id of the object in the project.
  package let id: String

  /// What it does.
  package let kind: Kind

  /// `name`, for example `Embed Foundation Extensions`; the usual phases have none.
  package let name: Located<String>?

  /// `dstSubfolderSpec` of a phase that copies files: `10` for frameworks, `13` for extensions.
  package let destination: Located<String>?

  /// The place of the list of files, for what is missing in it.
  package let range: SourceRange

  /// The files in the order of the project.
  package let files: [XcodeBuildFile]
}
