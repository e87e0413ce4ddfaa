import SwiftCode

/// Phrases are literals with the app's name and at most one value to choose, of few shortcuts of one provider: a single
/// mistake, and all shortcuts of the app may be missing although it builds.
enum PhraseCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    let providers = code.types.filter { $0.conforms(to: ["AppShortcutsProvider"]) }
    let repeats = providers.dropFirst().map {
      fault("there is another provider of shortcuts", $0.file, $0.type.name)
    }
    return repeats + providers.flatMap { faults(of: $0, in: code) }
  }

  private static func faults(of provider: CheckedCode.DeclaredType, in code: CheckedCode) -> [MigrationFault] {
    let calls = provider.file.visits.filter { $0.enclosingType == provider.type }.compactMap { $0.call }
    let shortcuts = calls.filter { $0.function == .name("AppShortcut") }
    let negative = calls.filter { $0.function == .name("NegativeAppShortcutPhrases") }
    var messages: [String] = []
    if !(1...10).contains(shortcuts.count) {
      messages.append("there are \(shortcuts.count) shortcuts")
    }
    for shortcut in shortcuts {
      let intent = intent(of: shortcut, in: code)
      if intent == nil { messages.append("a shortcut runs no intent of the module") }
      messages += phraseMessages(shortcut, intent: intent, in: code)
      if shortcut.argument("shortTitle") == nil || shortcut.argument("systemImageName") == nil {
        messages.append("a shortcut has no title or no symbol")
      }
    }
    for phrases in negative {
      messages += phraseMessages(phrases, intent: nil, in: code)
    }
    return messages.map { fault($0, provider.file, provider.type.name) }
  }

  private static func intent(of shortcut: FunctionCall, in code: CheckedCode) -> TypeDeclaration? {
    guard case .call(let call)? = shortcut.argument("intent"), case .name(let name) = call.function else { return nil }
    return code.type(named: name)?.type
  }

  private static func phraseMessages(_ call: FunctionCall, intent: TypeDeclaration?, in code: CheckedCode) -> [String] {
    let phrases: [Expression]
    switch call.argument("phrases") {
    case .array(let elements)?, .arrayLines(let elements)?: phrases = elements
    default: return ["phrases are not written out"]
    }
    guard !phrases.isEmpty else { return ["a shortcut has no phrase"] }
    return phrases.flatMap { phraseMessages($0, intent: intent, in: code) }
      + (phrases.indices.contains { phrases[..<$0].contains(phrases[$0]) } ? ["a phrase is there twice"] : [])
  }

  private static func phraseMessages(_ phrase: Expression, intent: TypeDeclaration?, in code: CheckedCode) -> [String] {
    guard case .interpolation(let string) = phrase else { return ["a phrase is without the app's name"] }
    var messages: [String] = []
    var names: [String] = []
    var applicationNames = 0
    for case .value(let arguments) in string.segments {
      switch arguments.first?.value {
      case .implicitMember("applicationName")? where arguments.count == 1: applicationNames += 1
      case .projectedKeyPath(let name)? where arguments.count == 1: names.append(name)
      default: messages.append("a phrase has a value that is no parameter")
      }
    }
    if applicationNames != 1 { messages.append("a phrase has the app's name \(applicationNames) times") }
    if names.count > 1 { messages.append("a phrase has \(names.count) parameters") }
    for name in names where !isChoice(name, of: intent, in: code) {
      messages.append("the parameter '\(name)' of a phrase is no entity and no enumeration")
    }
    return messages
  }

  private static func isChoice(_ name: String, of intent: TypeDeclaration?, in code: CheckedCode) -> Bool {
    for case .variable(let variable) in intent?.members ?? [] where variable.name == name {
      return variable.type.map { !$0.isList && code.isValue($0.element.baseName) } ?? false
    }
    return false
  }
}
