package import SourceDiagnostics

/// What a `project.pbxproj` says about the files, targets and languages of an app.
///
/// Paths are relative to the same folder as the path of the source, so that they can be compared with the paths of
/// other inputs; nothing is looked up.
package struct XcodeProject: Sendable {
  /// The file.
  package let source: SourceFile

  /// The name of the project's folder without `.xcodeproj`.
  package let name: String

  /// The folder that the project's paths are relative to; empty for the current one.
  package let folder: String

  /// `objectVersion`, for example 77.
  package let objectVersion: Located<Int>?

  /// The targets in the order of the project.
  package let targets: [XcodeTarget]

  /// `knownRegions`, with `Base` where the project has it.
  package let knownRegions: LocatedNames?

  /// `developmentRegion`, for example `en`.
  package let developmentRegion: Located<String>?

  /// The folders whose files belong to targets without being listed.
  package let synchronizedFolders: [XcodeSynchronizedFolder]

  /// The targets that run in one process, one group for each process.
  package let processes: [XcodeProcess]

  /// Whether something in the project counts for some platforms only; what it is is not read.
  package let hasPlatformFilters: Bool

  /// Whether the project calls a generator of intent classes by itself, in a script, a build rule or a plugin.
  package let hasOtherGenerator: Bool

  /// The files that groups and variant groups list, in the order of the file.
  let fileReferences: [XcodeFileReference]

  let embedding: XcodeEmbedding
  let membershipIndex: XcodeMembershipIndex
  let targetIndices: [String: Int]

  /// The target of an id.
  package func target(id: String) -> XcodeTarget? {
    targetIndices[id].map { targets[$0] }
  }

  /// The target of a name, the first one where a name repeats.
  package func target(named name: String) -> XcodeTarget? {
    targets.first { $0.name.value == name }
  }

  /// How a file belongs to the targets; empty for a file that is in none.
  ///
  /// - Parameter path: relative to the same folder as the path of the project's source, or absolute where that is.
  /// - Returns: the memberships in the order of the targets, those of build phases first.
  package func targets(containing path: String) -> [XcodeMembership] {
    let path = LexicalPath(path)
    return membershipIndex.memberships(of: path, in: targets)
      + synchronizedFolders.flatMap { memberships(of: path, in: $0) }
  }

  /// The `Info.plist` of a target, as the user would write its path; nil where it is generated or not known.
  package func infoPlistPath(of target: XcodeTarget) -> String? {
    target.path("INFOPLIST_FILE")?.value
  }

  /// The entitlements of a target, as the user would write their path.
  package func entitlementsPath(of target: XcodeTarget) -> String? {
    target.path("CODE_SIGN_ENTITLEMENTS")?.value
  }

  /// The targets that run in one process, as sets of ids.
  package var processGroups: [Set<String>] {
    processes.map { Set($0.targetIDs) }
  }
}
