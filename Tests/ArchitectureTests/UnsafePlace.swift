/// A file or folder that may hold unsafe code.
struct UnsafePlace: Sendable {
  /// The path below `Sources`; with a slash at its end for a folder.
  let path: String
  /// Why it cannot do without.
  let reason: String

  init(_ path: String, because reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Whether a file is this place or lies in it.
  func covers(_ file: String) -> Bool { path.hasSuffix("/") ? file.hasPrefix(path) : file == path }
}
