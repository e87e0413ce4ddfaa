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

  /// Whether a content is that of such a file, or nothing, so that it may be replaced: one rule, each line of which but
  /// the last goes on with the next.
  static func isDependencyFile(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.last == "" else { return false }
    let rule = lines.dropLast()
    return rule.dropLast().allSatisfy { $0.hasSuffix(" \\") } && rule.last?.hasSuffix("\\") == false
      && rule.count(where: { $0.hasSuffix(": \\") }) == 1
  }

  /// The path with the characters marked that Make would read as syntax.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", ":": text += "\\" + String(character)
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
