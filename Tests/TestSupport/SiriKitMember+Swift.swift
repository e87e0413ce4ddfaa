/// A member that a Swift file declares, with what Swift code calls it.
package struct SwiftMember: Sendable, Hashable {
  package let member: SiriKitMember

  /// The name in Swift, labels included.
  ///
  /// For example: `resolveSoup(for:with:)`
  package let swiftName: String

  /// The members of generated files, without the asynchronous forms, which share the selectors of the others, and without
  /// what overrides members of the framework.
  package static func members(of sources: [SwiftSource]) -> [SwiftMember] { sources.flatMap { members(of: $0.text) } }

  private static func members(of text: String) -> [SwiftMember] {
    var members: [SwiftMember] = []
    var owner = ""
    var selector: String?
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("@objc("), line.hasSuffix(")") {
        selector = String(line.dropFirst("@objc(".count).dropLast())
        continue
      }
      if line.hasPrefix("@available") || line.hasPrefix("//") { continue }
      defer { selector = nil }
      func add(_ kind: SiriKitMember.Kind, _ name: some StringProtocol, _ swiftName: some StringProtocol) {
        members.append(SwiftMember(member: SiriKitMember(kind, owner, String(name)), swiftName: String(swiftName)))
      }
      let words = line.split(separator: " ")
      if words.contains("override") { continue }
      if let name = typeName(in: words) {
        owner = String(name)
        add(.type, "", owner)
      } else if words.first == "@NSManaged" || words.contains("fileprivate(set)") {
        guard let index = words.firstIndex(of: "var") else { continue }
        let name = words[index + 1].filter { $0 != "`" && $0 != ":" }
        add(.property, name, name)
      } else if words.first == "case" {
        let name = words[1].filter { $0 != "`" }
        add(.constant, name.prefix(1).uppercased() + name.dropFirst(), name)
      } else if let selector, let call = signature(of: line), !words.contains("async") {
        let isInitializer = words.contains("convenience")
        let belongsToClass = words.contains("static") || words.contains("class")
        add(isInitializer ? .initializer : belongsToClass ? .classMethod : .instanceMethod, selector, call)
      }
    }
    return members
  }

  /// The type that a line begins to declare.
  private static func typeName(in words: [Substring]) -> Substring? {
    guard words.last == "{", let index = words.firstIndex(where: { ["class", "enum", "protocol"].contains($0) }),
      words[index + 1].hasSuffix(":")
    else { return nil }
    return words[index + 1].dropLast()
  }

  /// The name of a function or initialiser with its labels.
  private static func signature(of line: Substring) -> String? {
    guard let opening = line.firstIndex(of: "("), let name = line[..<opening].split(separator: " ").last else {
      return nil
    }
    var labels = ""
    var depth = 0
    var label = ""
    var isLabel = true
    var isBehindDash = false
    for character in line[opening...].dropFirst() {
      defer { isBehindDash = character == "-" }
      switch character {
      case ")" where depth == 0: return name.filter { $0 != "`" } + "(\(labels))"
      case "(", "[", "<": depth += 1
      case ">" where isBehindDash: break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0: isLabel = true
      case " " where label.isEmpty, "`": break
      case " " where depth == 0 && isLabel, ":" where depth == 0 && isLabel:
        labels += label + ":"
        label = ""
        isLabel = false
      default:
        if isLabel { label.append(character) }
      }
    }
    return nil
  }
}
