extension SiriKitMember {
  /// The members that headers declare, without those that are unavailable or tell only how a property is read.
  package static func members(of sources: [ObjectiveCSource]) -> [SiriKitMember] {
    sources.filter { $0.path.hasSuffix(".h") }.flatMap { members(of: $0.text) }
  }

  private static func members(of text: String) -> [SiriKitMember] {
    var members: [SiriKitMember] = []
    var owner = ""
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("//") || line.contains("NS_UNAVAILABLE") || line.contains("objc_method_family") { continue }
      let words = line.split(separator: " ")
      if words.first == "@interface" || words.first == "@protocol" {
        owner = String(words[1])
        members.append(SiriKitMember(.type, owner, ""))
      } else if words.first == "typedef" {
        owner = String(words[2].dropLast())
        members.append(SiriKitMember(.type, owner, ""))
      } else if words.first == "@property" {
        let declaration = words.prefix { !$0.hasPrefix("NS_SWIFT_NAME") && !$0.hasPrefix("API_") }
        members.append(SiriKitMember(.property, owner, (declaration.last ?? "").filter { $0 != "*" && $0 != ";" }))
      } else if line.hasPrefix("-") || line.hasPrefix("+") {
        let selector = selector(of: line)
        members.append(
          SiriKitMember(
            line.hasPrefix("+") ? .classMethod : selector.hasPrefix("init") ? .initializer : .instanceMethod, owner,
            selector))
      } else if !owner.isEmpty, line.hasPrefix(owner), let name = words.first {
        members.append(SiriKitMember(.constant, owner, name.dropFirst(owner.count).filter { $0 != "," }))
      }
    }
    return members
  }

  /// What is left of a method without its types, the names of its parameters and what follows.
  private static func selector(of line: Substring) -> String {
    var depth = 0
    let bare = line.dropFirst().filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
    // Behind the last colon are the name of the parameter and macros.
    let parts = bare.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    return parts.map { ($0.split(separator: " ").last ?? "") + ":" }.joined()
  }
}
