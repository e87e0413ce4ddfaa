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
  /// it is, and with it all others.
  ///
  /// - Throws: Why a file or folder could not be written, with its path; all files are as they were then.
  func write() throws(FileChangeError) {
    var transactions: [(folder: String, transaction: FileTransaction)] = []
    do throws(FileChangeError) {
      for change in changes {
        let place = try place(of: change)
        try self.attempt(change.path) { () throws(FileSystemError) in
          if !transactions.contains(where: { $0.folder == place.folder }) {
            if change.old == nil { try fileSystem.createDirectory(place.folder) }
            transactions.append((place.folder, try FileTransaction(in: place.folder)))
          }
          guard let index = transactions.firstIndex(where: { $0.folder == place.folder }) else { return }
          try transactions[index].transaction.stage(change.new, as: place.name)
        }
      }
      for (folder, transaction) in transactions {
        try attempt(folder) { () throws(FileSystemError) in try transaction.commit() }
      }
    } catch {
      for (_, transaction) in transactions { transaction.rollBack() }
      takeBack()
      throw error
    }
  }

  /// Where a file really is: a link in its place stays one.
  private func place(of change: Change) throws(FileChangeError) -> (folder: String, name: String) {
    var path = change.path
    if let old = change.old {
      path = fileSystem.identity(of: path) ?? path
      try attempt(change.path) { () throws(FileSystemError) in
        // A file that is not to be written could still be replaced.
        if let reason = fileSystem.writeProtection(of: path) { throw FileSystemError(reason: reason) }
        guard try fileSystem.read(path) == old else {
          throw FileSystemError(reason: "it was changed while it was read")
        }
      }
    }
    let folder = path.directoryOfPath
    return (folder.isEmpty ? "." : folder, path.lastPathComponent)
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

  /// Gives files their old contents where they have taken the new ones.
  private func takeBack() {
    for change in changes {
      let path = fileSystem.identity(of: change.path) ?? change.path
      guard let current = try? fileSystem.read(path), current == change.new else { continue }
      if let old = change.old {
        if old != current { try? fileSystem.write(old, to: path) }
      } else {
        try? fileSystem.remove(path)
      }
    }
  }
}
