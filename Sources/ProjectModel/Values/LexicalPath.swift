/// A path as text, without `.`, without repeated slashes, and with `..` only at its start.
///
/// Nothing is looked up: the paths of a project and the paths of a user meet when both are relative to one folder.
struct LexicalPath: Hashable, Sendable {
  /// The path; empty for the folder that relative paths start from.
  let text: String

  /// The simplest form of a path.
  init(_ path: String) {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var components: [Substring.UTF8View] = []
    for component in path.utf8.split(separator: UInt8(ascii: "/")) where !component.elementsEqual(".".utf8) {
      if !component.elementsEqual("..".utf8) {
        components.append(component)
      } else if let last = components.last, !last.elementsEqual("..".utf8) {
        components.removeLast()
      } else if !isAbsolute {
        components.append(component)
      }
    }
    text = (isAbsolute ? "/" : "") + components.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The folder that holds this.
  var parent: LexicalPath { LexicalPath(text.isEmpty ? ".." : text + "/..") }

  /// A path that starts here, unless it is absolute.
  func appending(_ path: String) -> LexicalPath {
    path.utf8.first == UInt8(ascii: "/") || text.isEmpty ? LexicalPath(path) : LexicalPath(text + "/" + path)
  }

  /// The part of a path below this folder; nil where the path is elsewhere or this very folder.
  func relativePath(of other: LexicalPath) -> String? {
    if text.isEmpty { return other.text.isEmpty || other.text.hasPrefix("/") ? nil : other.text }
    let prefix = text == "/" ? text : text + "/"
    guard other.text.hasPrefix(prefix) else { return nil }
    let rest = other.text.dropFirst(prefix.count)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Whether it is in the folder of a language, for example `Base.lproj`.
  var isLocalized: Bool { parent.text.hasSuffix(".lproj") }

  /// The last component.
  static func lastComponent(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }
}
