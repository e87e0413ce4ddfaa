/// A rule in the language of Make that says what the outputs were made of; Ninja and CMake read the same.
///
/// Each input has an empty rule as well, as `gcc -MP` writes them: without it, an input that is removed or renamed stops
/// Make with "No rule to make target".
struct DependencyFile {
  /// The paths of the outputs.
  let outputs: [String]

  /// The paths of the inputs.
  let inputs: [String]

  /// The text of the file.
  var text: String {
    guard !outputs.isEmpty else { return "" }
    let inputs = inputs.map(Self.escaped)
    let rule = [outputs.map(Self.escaped), inputs].map { $0.joined(separator: " \\\n  ") }
    return rule.joined(separator: ": \\\n  ") + "\n" + inputs.map { $0 + ":\n" }.joined()
  }

  /// Whether a content is that of such a file, or nothing, so that it may be replaced: one rule, each line of which but
  /// the last goes on with the next, and nothing behind it but empty rules of its inputs.
  static func isDependencyFile(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.last == "", let end = lines.firstIndex(where: { !$0.hasSuffix(" \\") }), !lines[end].hasSuffix("\\"),
      let head = lines[..<end].firstIndex(where: { $0.hasSuffix(": \\") }),
      !lines[(head + 1)..<end].contains(where: { $0.hasSuffix(": \\") })
    else { return false }
    let inputs = Set(
      lines[(head + 1)..<end].map { $0.drop { $0 == " " }.dropLast(2) } + [lines[end].drop { $0 == " " }])
    return lines[(end + 1)...].dropLast().allSatisfy { $0.hasSuffix(":") && inputs.contains($0.dropLast()) }
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
