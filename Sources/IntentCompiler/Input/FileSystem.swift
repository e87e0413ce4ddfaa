#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The only door to the file system.
struct FileSystem: Sendable {
  /// What a path leads to, without following a symbolic link.
  enum Kind: Sendable {
    case file
    case directory
    case symbolicLink
    case other
  }

  /// What a path leads to, a symbolic link not followed; nil where there is nothing.
  func kind(of path: String) -> Kind? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: .file
    case .typeDirectory?: .directory
    case .typeSymbolicLink?: .symbolicLink
    default: .other
    }
  }

  /// What a path leads to once symbolic links are followed; nil where there is nothing.
  func resolvedKind(of path: String) -> Kind? {
    let kind = kind(of: path)
    return kind == .symbolicLink ? self.kind(of: resolvedPath(path)) : kind
  }

  /// The path with symbolic links followed.
  func resolvedPath(_ path: String) -> String {
    kind(of: path) == .symbolicLink ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
  }

  /// The number of bytes of a file, links followed; nil where it cannot be told.
  func byteCount(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: resolvedPath(path)))?[.size] as? Int
  }

  /// The content of a file.
  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileSystemError(error)
    }
  }

  /// Replaces or creates a file in one step: at any moment the path holds the old content or the new.
  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileSystemError(error)
    }
  }

  /// Creates a folder and those above it, where they are missing.
  func createDirectory(_ path: String) throws(FileSystemError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileSystemError(error)
    }
  }

  /// Removes a file.
  func remove(_ path: String) throws(FileSystemError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw FileSystemError(error)
    }
  }

  /// The names in a folder, sorted by code point; empty where it cannot be read.
  func names(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path from the root of the file system.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath.appending(pathComponent: path)
  }
}

extension String {
  /// The path of an entry below this folder.
  func appending(pathComponent: String) -> String {
    if isEmpty || self == "." { return pathComponent }
    return hasSuffix("/") ? self + pathComponent : self + "/" + pathComponent
  }

  /// The folder of a path; empty for a bare name.
  var directoryOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == utf8.startIndex ? "/" : String(self[..<slash])
  }

  /// The last component of a path.
  var lastPathComponent: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
}
