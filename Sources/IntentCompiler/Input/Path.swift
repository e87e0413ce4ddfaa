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

  /// The path without components that lead nowhere, for example `App/Main` for `./App//Main/`.
  ///
  /// The empty path leads to nothing and stays as it is: it does not become the current folder.
  var withoutCurrentFolders: String {
    if isEmpty { return self }
    let names = split(separator: "/").filter { $0 != "." }
    let path = names.joined(separator: "/")
    return hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
  }
}
