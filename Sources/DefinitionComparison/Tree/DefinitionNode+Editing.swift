extension DefinitionNode {
  /// Changes the value of a key; nothing where there is none.
  mutating func change(_ key: String, _ body: (inout DefinitionNode) -> Void) {
    guard var value = self[key] else { return }
    body(&value)
    self[key] = value
  }

  /// Changes every element of an array.
  mutating func mapElements(_ transform: (DefinitionNode) -> DefinitionNode) {
    guard case .array(let elements) = content else { return }
    content = .array(elements.map(transform))
  }

  /// Changes the text of a key, where it is one.
  mutating func changeText(_ key: String, _ transform: (String) -> String) {
    guard let value = self[key], let text = value.string else { return }
    let changed = transform(text)
    if changed != text { self[key] = .string(changed, at: value.range) }
  }

  /// The same with a new name as the text of a key.
  func renaming(_ key: String, _ names: [String: String]) -> DefinitionNode {
    guard !names.isEmpty else { return self }
    var copy = self
    copy.changeText(key) { names[$0] ?? $0 }
    return copy
  }

  /// The same without any string ID.
  var withoutStringIDs: DefinitionNode {
    var copy = self
    switch content {
    case .dictionary(let members):
      copy.content = .dictionary(
        members.filter { KeyRole.of($0.key) != .stringID }.map {
          DefinitionMember($0.key, $0.value.withoutStringIDs, at: $0.keyRange)
        })
    case .array(let elements): copy.content = .array(elements.map(\.withoutStringIDs))
    case .scalar: break
    }
    return copy
  }

  /// The same with other string IDs, by the earlier ones.
  func replacingStringIDs(_ names: [String: String]) -> DefinitionNode {
    guard !names.isEmpty else { return self }
    return replacingTexts { member in
      KeyRole.of(member.key) == .stringID ? member.value.string.flatMap { names[$0] } : nil
    }
  }

  /// The same with other texts in some members of dictionaries, wherever they are.
  ///
  /// - Parameter replacement: The text of a member; nil where that stays.
  /// - Returns: The node.
  func replacingTexts(_ replacement: (DefinitionMember) -> String?) -> DefinitionNode {
    var copy = self
    switch content {
    case .dictionary(let members):
      copy.content = .dictionary(
        members.map { member in
          var member = member
          if let text = replacement(member) {
            member.value = .string(text, at: member.value.range)
          } else {
            member.value = member.value.replacingTexts(replacement)
          }
          return member
        })
    case .array(let elements): copy.content = .array(elements.map { $0.replacingTexts(replacement) })
    case .scalar: break
    }
    return copy
  }

  /// A text that is the same for equal nodes, and another one for others.
  var fingerprint: String {
    switch content {
    case .dictionary(let members): "{" + members.map { "\($0.key)=\($0.value.fingerprint);" }.joined() + "}"
    case .array(let elements): "[" + elements.map { $0.fingerprint + ";" }.joined() + "]"
    case .scalar(let scalar): "\(scalar)"
    }
  }
}
