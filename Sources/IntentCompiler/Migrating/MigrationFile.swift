internal import AppIntentsBackend
internal import SourceDiagnostics

/// A file of a migration, beside the one that is in its place.
struct MigrationFile: Sendable {
  /// What is in its place.
  enum State: Sendable, Equatable {
    /// Nothing.
    case missing
    /// The very content.
    case unchanged
    /// What an earlier run wrote.
    case outdated
    /// Something that people have written or edited, where they know of what would be written.
    case edited
    /// Something that people have written or edited, where other code would be written since: theirs lacks what is new.
    case behind
    /// Nothing that could be replaced: the words say what.
    case obstructed(String)
  }

  /// Where it is.
  let place: MigrationPlace

  /// The path.
  let path: String

  /// Whose file it is.
  let owner: MigratedFile.Owner

  /// What is to be in it.
  let bytes: [UInt8]

  /// Whether that has all that was in the file.
  let isMerged: Bool

  /// What is in its place.
  let state: State

  /// The file that is in its place, where it can be read.
  let present: SourceFile?

  /// A file beside what is in its place.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - path: The path.
  ///   - owner: Whose file it is.
  ///   - bytes: What is to be in it.
  ///   - lock: What earlier runs wrote.
  ///   - isMerged: Whether the content has all that was in the file.
  ///   - isAccepted: Whether people say that their file has all that it needs of what would be written.
  init(
    _ place: MigrationPlace, at path: String, owner: MigratedFile.Owner, bytes: [UInt8], lock: MigrationLock?,
    isMerged: Bool = false, isAccepted: Bool = false
  ) {
    self.place = place
    self.path = path
    self.owner = owner
    self.bytes = bytes
    self.isMerged = isMerged
    let fileSystem = FileSystem()
    guard let kind = fileSystem.kind(of: path) else {
      (state, present) = (.missing, nil)
      return
    }
    if let obstacle = kind.obstacle {
      (state, present) = (.obstructed(obstacle), nil)
      return
    }
    guard let found = try? fileSystem.read(path) else {
      (state, present) = (.obstructed("a file that cannot be read"), nil)
      return
    }
    present = SourceFile(path: path, bytes: found)
    let written = lock?.files.first { $0.place == place }?.fingerprint
    state =
      isMerged
      ? found == bytes ? .unchanged : .outdated
      : Self.state(
        of: MigrationLock.fingerprint(found), owner: owner, written: written,
        current: MigrationLock.fingerprint(bytes), isAccepted: isAccepted)
  }

  /// What a file with a fingerprint is, beside what was written last and what would be written now.
  private static func state(
    of found: String, owner: MigratedFile.Owner, written: String?, current: String, isAccepted: Bool
  ) -> State {
    if found == current { return .unchanged }
    if found == written { return .outdated }
    return owner == .tool || written == current || isAccepted ? .edited : .behind
  }

  /// The name in its folder.
  var name: String { place.name }

  /// Whether it is written: what people have made of their files stays.
  var isWritten: Bool { state == .missing || state == .outdated }

  /// What is in the file after a run that writes.
  var shownBytes: [UInt8] { isWritten ? bytes : present?.bytes ?? bytes }

  /// What a report calls it: the name in the output folder, or the path.
  var reportedName: String { place.folder == .code ? name : path }

  /// What a report says of it; the record is written whatever was in it.
  var reportedState: ReportedFile.State {
    switch state {
    case .missing, .outdated: .written
    case .edited where name == MigrationLock.fileName: .written
    case .unchanged: .unchanged
    case .edited: .edited
    case .behind: .behind
    case .obstructed: .obstructed
    }
  }
}
