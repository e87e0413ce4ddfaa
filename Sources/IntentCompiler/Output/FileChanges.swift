internal import SourceDiagnostics

/// Changes of files in several folders that are made together, or not at all.
struct FileChanges {
  /// A file and what it is to hold.
  private struct Change {
    /// The path as the user knows it.
    let path: String

    /// What it held when it was read; nil for a new file.
    let old: [UInt8]?

    let new: [UInt8]
  }

  private let fileSystem = FileSystem()
  private var changes: [Change] = []

  /// Adds a file that is not there yet.
  mutating func create(_ path: String, with bytes: [UInt8]) {
    changes.append(Change(path: path, old: nil, new: bytes))
  }

  /// Adds new content of a file.
  mutating func replace(_ file: SourceFile, with bytes: [UInt8]) {
    changes.append(Change(path: file.path, old: file.bytes, new: bytes))
  }

  /// The changes as a unified diff.
  var difference: String {
    changes.map { change in
      let difference =
        change.old.map { UnifiedDiff(of: change.path, from: $0, to: change.new) }
        ?? UnifiedDiff(ofNew: change.path, change.new)
      return String(decoding: difference.bytes, as: UTF8.self)
    }.joined()
  }

  // MARK: Writing

  /// Makes all changes.
  ///
  /// All files are written in full before the first takes its place. A file that was changed since it was read stays as
  /// it is, and with it all others. Other runs that change files of the same folders wait meanwhile, and see then that
  /// what they have read is no longer there.
  ///
  /// - Throws: Why a file or folder could not be written, with its path; what this run has changed is as it was then.
  func write() throws(FileChangeError) {
    let places = try changes.map { change throws(FileChangeError) in try place(of: change) }
    // In one order for all runs, so that none waits for another one that waits for it.
    let locks = Set(places.map(\.folder)).sorted().map { FolderLock($0) }
    defer { for lock in locks { lock.release() } }
    var transactions: [String: FileTransaction] = [:]
    do throws(FileChangeError) {
      for (change, place) in zip(changes, places) {
        try attempt(change.path) { () throws(FileSystemError) in
          try check(change, at: place.folder.appending(pathComponent: place.name))
          if transactions[place.folder] == nil {
            transactions[place.folder] = try FileTransaction(in: place.folder)
          }
          try transactions[place.folder]?.stage(change.new, as: place.name)
        }
      }
      for folder in transactions.keys.sorted() {
        try attempt(folder) { () throws(FileSystemError) in try transactions[folder]?.commit() }
      }
    } catch {
      for transaction in transactions.values { transaction.rollBack() }
      for (change, place) in zip(changes, places)
      where transactions[place.folder]?.committed.contains(place.name) == true {
        takeBack(change, at: place.folder.appending(pathComponent: place.name))
      }
      throw error
    }
  }

  /// Where a file really is: a link in its place stays one.
  ///
  /// The folder of a new file is made.
  private func place(of change: Change) throws(FileChangeError) -> (folder: String, name: String) {
    let path = change.old == nil ? change.path : fileSystem.identity(of: change.path) ?? change.path
    let folder = path.directoryOfPath.isEmpty ? "." : path.directoryOfPath
    if change.old == nil {
      try attempt(change.path) { () throws(FileSystemError) in try fileSystem.createDirectory(folder) }
    }
    return (fileSystem.identity(of: folder) ?? folder, path.lastPathComponent)
  }

  /// Makes sure that a file is still as it was read, and may be written.
  private func check(_ change: Change, at path: String) throws(FileSystemError) {
    guard let old = change.old else {
      if fileSystem.kind(of: path) != nil { throw FileSystemError(reason: "it is there by now") }
      return
    }
    // A file that is not to be written could still be replaced.
    if let reason = fileSystem.writeProtection(of: path) { throw FileSystemError(reason: reason) }
    guard try fileSystem.read(path) == old else { throw FileSystemError(reason: "it was changed since it was read") }
  }

  private func attempt(
    _ path: String, _ body: () throws(FileSystemError) -> Void
  ) throws(FileChangeError) {
    do throws(FileSystemError) {
      try body()
    } catch {
      throw FileChangeError(path: path, reason: error.reason)
    }
  }

  /// Gives a file its old content that has taken the new one, unless somebody has changed it since.
  private func takeBack(_ change: Change, at path: String) {
    guard let current = try? fileSystem.read(path), current == change.new else { return }
    if let old = change.old {
      if old != current { try? fileSystem.write(old, to: path) }
    } else {
      try? fileSystem.remove(path)
    }
  }
}
