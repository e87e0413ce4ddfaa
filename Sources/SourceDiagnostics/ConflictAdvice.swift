/// What to do about a conflict that a merge has left in a file.
package enum ConflictAdvice {
  /// For files whose parts are not looked into.
  package static let general = "put together what is right of the versions, and delete the marker lines"

  private struct Entry: Hashable {
    let key: String
    let sourceText: String
  }

  /// For a table in the old style, by the keys that each version has.
  ///
  /// Two branches that each add entries in one place give a conflict of which both versions have to stay. Entries with one
  /// key whose comments tell translations of different texts are different ones.
  ///
  /// - Parameter bytes: The file from the first marker on.
  /// - Returns: The advice, as a hint.
  package static func forTable(_ bytes: ArraySlice<UInt8>) -> String {
    var parts: [String: Set<Entry>] = [:]
    var part = ""
    var sourceText = ""
    var hasBase = false
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if line.starts(with: "<<<<<<<".utf8) {
        guard part.isEmpty else { break }
        part = "ours"
      } else if line.starts(with: "|||||||".utf8) {
        (part, hasBase) = ("base", true)
      } else if line.starts(with: "=======".utf8) {
        part = "theirs"
      } else if line.starts(with: ">>>>>>>".utf8) {
        break
      } else if let key = key(of: line) {
        parts[part, default: []].insert(Entry(key: key, sourceText: sourceText))
        sourceText = ""
      } else {
        let text = String(decoding: line, as: UTF8.self)
        let parts = text.split(separator: "Source text: ", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { sourceText = String(parts[1]) }
      }
    }
    guard let ours = parts["ours"], let theirs = parts["theirs"] else { return general }
    let common = ours.intersection(theirs)
    let rest = hasBase ? "delete the marker lines and the part of the base" : "delete the marker lines"
    if common.isEmpty { return "the versions have different entries: keep both, and \(rest)" }
    if ours == theirs { return "keep one of the two versions of each entry, and \(rest)" }
    let keys =
      common.map(\.key).sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (common.count > 3 ? ", …" : "")
    return "keep both versions, with one entry only for \(keys), and \(rest)"
  }

  /// The key of an entry that starts on a line; nil where none does.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    var key = String(decoding: text[..<equals], as: UTF8.self)[...]
    while key.last == " " || key.last == "\t" { key.removeLast() }
    if key.count >= 2, key.first == "\"", key.last == "\"" { return String(key.dropFirst().dropLast()) }
    return key.isEmpty || key.contains { $0 == " " || $0 == "*" || $0 == "/" || $0 == ":" } ? nil : String(key)
  }
}
