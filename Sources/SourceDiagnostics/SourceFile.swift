/// The bytes of one input, together with the name under which its user knows it.
package struct SourceFile: Sendable, Equatable {
  /// The path as the user wrote it; it is what diagnostics print.
  package let path: String

  /// The content, exactly as it was read.
  package let bytes: [UInt8]

  /// A source with the given name and content.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last component of the path, for example `Intents.intentdefinition`.
  package var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The file name without its last suffix, for example `Intents`; string tables are looked up by it.
  package var stem: String {
    let name = name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return name }
    return String(name[..<dot])
  }
}
