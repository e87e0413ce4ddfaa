/// A member that a Swift file declares, with what Swift code calls it.
package struct SwiftMember: Sendable, Hashable {
  package let member: SiriKitMember

  /// The name in Swift, labels included.
  ///
  /// For example: `resolveSoup(for:with:)`
  package let swiftName: String

  /// What Swift says that it is of, as it is used from outside.
  ///
  /// For example: `(OrderSoupIntent, @escaping (SoupResolutionResult) -> Void) -> Void`, `NSNumber?`
  package let type: ImportedType

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
      func add(
        _ kind: SiriKitMember.Kind, _ name: some StringProtocol, _ swiftName: some StringProtocol, type: String
      ) {
        let isOptional = line.hasPrefix("optional ")
        members.append(
          SwiftMember(
            member: SiriKitMember(kind, owner, String(name)), swiftName: String(swiftName),
            type: ImportedType(isOptional ? "(\(type))?" : type)))
      }
      let words = line.split(separator: " ")
      if words.contains("override") { continue }
      if let name = typeName(in: words) {
        owner = String(name)
        add(.type, "", owner, type: words.contains("protocol") ? "(any \(owner)).Type" : "\(owner).Type")
      } else if words.first == "@NSManaged" || words.contains("fileprivate(set)") {
        guard let index = words.firstIndex(of: "var") else { continue }
        let name = words[index + 1].filter { $0 != "`" && $0 != ":" }
        add(.property, name, name, type: line.type ?? "")
      } else if words.first == "case" {
        let name = words[1].filter { $0 != "`" }
        add(.constant, name.prefix(1).uppercased() + name.dropFirst(), name, type: "(\(owner), Int)")
      } else if let selector, let call = signature(of: line), !words.contains("async") {
        let isInitializer = words.contains("convenience")
        let belongsToClass = words.contains("static") || words.contains("class")
        add(
          isInitializer ? .initializer : belongsToClass ? .classMethod : .instanceMethod, selector, call,
          type: functionType(of: line, in: owner, isInitializer: isInitializer))
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

  /// What a function or initialiser takes and gives.
  private static func functionType(of line: Substring, in owner: String, isInitializer: Bool) -> String {
    guard let opening = line.firstIndex(of: "(") else { return "" }
    var parameters: [String] = []
    var rest = line[line.index(after: opening)...]
    while let first = rest.first, first != ")" {
      // Behind the label and the name.
      rest = rest.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
      let type = rest.prefix(upTo: rest.endOfType)
      parameters.append(type.trimmed)
      rest = rest[type.endIndex...].drop { $0 == "," || $0 == " " }
    }
    let end = rest.dropFirst().prefix { $0 != "{" }
    let result = end.firstRange(of: "->").map { end[$0.upperBound...].trimmed } ?? "Void"
    let own = result == "Self" || isInitializer ? owner : result
    return "(\(parameters.joined(separator: ", "))) -> \(own)"
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

extension Substring {
  /// The text behind the first colon, up to the end of the declaration.
  fileprivate var type: String? {
    firstIndex(of: ":").map { self[$0...].dropFirst().prefix { $0 != "{" && $0 != "=" }.trimmed }
  }

  /// Where a type ends: at a comma, an equals sign or a closing parenthesis that is not in it.
  fileprivate var endOfType: Index {
    var depth = 0
    var isBehindDash = false
    for index in indices {
      defer { isBehindDash = self[index] == "-" }
      switch self[index] {
      case "(", "[", "<": depth += 1
      case ">" where isBehindDash: break
      case ")" where depth == 0, "," where depth == 0, "=" where depth == 0: return index
      case ")", "]", ">": depth -= 1
      default: break
      }
    }
    return endIndex
  }

  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
