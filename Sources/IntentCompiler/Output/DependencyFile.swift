/// A rule in the language of Make that says what the outputs were made of; Ninja reads the same.
struct DependencyFile {
  /// The paths of the outputs.
  let outputs: [String]

  /// The paths of the inputs.
  let inputs: [String]

  /// The text of the file.
  var text: String {
    guard !outputs.isEmpty else { return "" }
    let inputs = inputs.map(Self.escaped).joined(separator: " \\\n  ")
    return outputs.map(Self.escaped).joined(separator: " \\\n  ") + ": \\\n  " + inputs + "\n"
  }

  /// Whether a content is that of such a file, or nothing, so that it may be replaced.
  static func isDependencyFile(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || String(decoding: bytes.prefix(1 << 20), as: UTF8.self).contains(": \\\n")
  }

  /// The path with the characters marked that Make would read as syntax.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":": text += "\\" + String(character)
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
