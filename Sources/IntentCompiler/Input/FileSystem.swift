#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The only door to the file system.
///
/// Files are told apart, read and written through the C library: Foundation asks for owner and group names of every
/// file, and follows links where it must not. Folders are left to Foundation.
struct FileSystem: Sendable {
  /// What a path leads to.
  enum Kind: Sendable {
    case file
    case directory
    case symbolicLink
    case other
  }

  /// What a path leads to, a symbolic link not followed; nil where there is nothing.
  func kind(of path: String) -> Kind? {
    var status = stat()
    return lstat(path, &status) == 0 ? Kind(status) : nil
  }

  /// What a path leads to once symbolic links are followed; nil where there is nothing.
  func resolvedKind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? Kind(status) : nil
  }

  /// Whether there is nothing at a path, as far as can be told: what may not be looked at may be there.
  func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// The number of bytes of a file, links followed; nil where it cannot be told.
  func byteCount(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// What changes with a file: whether it is another one, and when its content and its permissions were changed last.
  struct ChangeMark: Sendable, Equatable {
    let device: UInt64
    let node: UInt64
    let byteCount: Int64
    let written: Moment
    let changed: Moment

    /// A time of the file system.
    struct Moment: Sendable, Equatable {
      let seconds: Int64
      let nanoseconds: Int64

      init(_ time: timespec) {
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
      }
    }
  }

  /// What changes with a file, links followed; nil where there is nothing.
  func changeMark(of path: String) -> ChangeMark? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return ChangeMark(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino),
      byteCount: Int64(status.st_size), written: .init(written), changed: .init(changed))
  }

  /// Why a file is not to be written, links followed; nil where it may be.
  ///
  /// A file whose permissions let nobody write it is meant to stay as it is, although the superuser could write it.
  func writeProtection(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return FileSystemError(code: errno).reason }
    if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 { return "it is read-only" }
    return access(path, W_OK) == 0 ? nil : "permission denied"
  }

  /// The content of a regular file, links followed.
  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileSystemError(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileSystemError(code: errno) }
    guard Kind(status) == .file else { throw FileSystemError(reason: "it is no regular file") }
    // One byte more shows whether the file has grown since it was measured.
    let capacity = Int(status.st_size) + 1
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let received = systemRead(
          descriptor, UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...])))
        if received < 0, errno == EINTR { continue }
        if received < 0 { failure = errno }
        guard received > 0 else { break }
        count += received
      }
    }
    guard failure == 0 else { throw FileSystemError(code: failure) }
    guard bytes.count < capacity else { throw FileSystemError(reason: "it changes while it is read") }
    return bytes
  }

  /// What is on the standard input, up to its end; nil where it is more than a limit.
  func readStandardInput(limit: Int) throws(FileSystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    let chunk = 1 << 16
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        let received = systemRead(STDIN_FILENO, UnsafeMutableRawBufferPointer(buffer))
        if received < 0 { failure = errno }
        count = max(received, 0)
      }
      if failure == EINTR { continue }
      guard failure == 0 else { throw FileSystemError(code: failure) }
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { return nil }
    }
  }

  /// Replaces or creates a file in one step: at any moment the path holds the old content or the new.
  ///
  /// A symbolic link in the file's place is replaced, not followed.
  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let temporary = path.directoryOfPath.appending(pathComponent: ".intentc-\(Self.randomName).tmp")
    do {
      try create(temporary, with: bytes, replacing: path)
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a file unless it has the very bytes already.
  func update(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
    if let known = try? read(path), known == bytes { return }
    try write(bytes, to: path)
  }

  /// Creates a file that is to take another one's place, with the permissions of that one where it exists.
  func create(_ path: String, with bytes: [UInt8], replacing target: String) throws(FileSystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw FileSystemError(code: errno) }
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = errno
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    var status = stat()
    if failure == 0, lstat(target, &status) == 0, Kind(status) == .file,
      fchmod(descriptor, status.st_mode & 0o7777) != 0
    {
      failure = errno
    }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw FileSystemError(code: failure) }
  }

  /// Puts a file in a place of the same file system, whatever stands there.
  func move(_ path: String, to target: String) throws(FileSystemError) {
    guard rename(path, target) == 0 else { throw FileSystemError(code: errno) }
  }

  /// Removes an empty folder, if it is there and empty.
  func removeEmptyDirectory(_ path: String) {
    rmdir(path)
  }

  /// A name that no other run has.
  static var randomName: String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 36)
    return String(repeating: "0", count: randomNameLength - digits.utf8.count) + digits
  }

  /// The number of characters of a random name.
  static let randomNameLength = 13

  /// The number of seconds since a file or folder was changed; nil where there is nothing.
  func age(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return time(nil) - status.st_mtimespec.tv_sec
    #else
      return time(nil) - status.st_mtim.tv_sec
    #endif
  }

  /// Creates a folder and those above it, where they are missing.
  func createDirectory(_ path: String) throws(FileSystemError) {
    if resolvedKind(of: path) == .directory { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileSystemError(error)
    }
  }

  /// Removes a file, if it is there.
  func remove(_ path: String) throws(FileSystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileSystemError(code: errno) }
  }

  /// The names in a folder, sorted by code point; empty where it cannot be read.
  func names(in directory: String) -> [String] {
    list(directory) ?? []
  }

  /// The names in a folder, sorted by code point; nil where it cannot be read.
  func list(_ directory: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.isEmpty ? "." : directory))?
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a folder holds one whose name is no UTF-8 and that is listed under the given, repaired name.
  func hasFolder(listedAs name: String, in directory: String) -> Bool {
    guard let stream = opendir(directory.isEmpty ? "." : directory) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let isFolder = withUnsafePointer(to: &entry.pointee.d_name) { field in
        // The name may be longer than the field is declared, and the entry shorter.
        let characters = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        guard String(validatingCString: characters) == nil, String(cString: characters) == name else { return false }
        var status = stat()
        return fstatat(dirfd(stream), characters, &status, AT_SYMLINK_NOFOLLOW) == 0 && Kind(status) == .directory
      }
      if isFolder { return true }
    }
    return false
  }

  /// The path from the root of the file system.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath.appending(pathComponent: path)
  }

  /// The path as a person in the current folder would write it.
  func displayedPath(_ absolutePath: String) -> String {
    let current = identity(of: ".") ?? ""
    return absolutePath.hasPrefix(current + "/") ? String(absolutePath.dropFirst(current.count + 1)) : absolutePath
  }

  /// A text that all paths to one file or folder have in common, links followed; nil where there is nothing.
  func identity(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of a file from a folder, with `..` where it is not below it; nil where the file's folder is not there.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder, from the root of the file system, with links resolved.
  /// - Returns: The path.
  func relativePath(of path: String, from folder: String) -> String? {
    // The folder is resolved and the file's own name is not: a link is called as it is found.
    guard let parent = identity(of: path.directoryOfPath.isEmpty ? "." : path.directoryOfPath) else { return nil }
    let names = parent.split(separator: "/") + [Substring(path.lastPathComponent)]
    let base = folder.split(separator: "/")
    let common = zip(names, base).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + names.dropFirst(common)).joined(separator: "/")
  }

  private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

extension FileSystem.Kind {
  /// What is in the place of a file, for a message; nil for a file.
  var obstacle: String? {
    switch self {
    case .file: nil
    case .symbolicLink: "a symbolic link, which is not followed"
    case .directory: "a folder"
    case .other: "something else than a file"
    }
  }

  /// The kind that a status tells.
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
