internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Values that are no texts.
extension NonLiteralMetadataRule {
  /// Checks the static members that say how an intent is run.
  static func checkBehaviour(of intent: AppIntentsType, _ findings: inout RuleFindings) {
    for name in ["isDiscoverable", "openAppWhenRun"] {
      check(name, of: intent, &findings) { expression in
        isConditional(expression, in: intent, name) || ["true", "false"].contains { expression.kind == .name($0) }
          ? nil : expression.range
      }
    }
    let name = "authenticationPolicy"
    check(name, of: intent, &findings) { expression in
      switch expression.kind {
      case .implicitMember(let value) where policies.contains(value): nil
      case .name(let value) where value.split(separator: ".").last.map { policies.contains(String($0)) } == true: nil
      default: isConditional(expression, in: intent, name) ? nil : expression.range
      }
    }
  }

  private static let policies: Set<String> = [
    "alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication",
  ]

  /// Whether conditional compilation chooses a value within its getter.
  private static func isConditional(_ expression: SwiftExpression, in intent: AppIntentsType, _ name: String) -> Bool {
    guard expression.kind == .other else { return false }
    return intent.staticMembers(named: name).contains { member in
      let bytes = member.owner.source.bytes[member.property.range.offsets]
      return String(decoding: bytes, as: UTF8.self).contains("#if")
    }
  }

  /// Checks whether the shortcuts of a provider are written out.
  static func checkShortcuts(of provider: AppIntentsType, _ findings: inout RuleFindings) {
    for member in provider.staticMembers(named: "appShortcuts") {
      for range in [member.property.value, member.property.accessors].compactMap(\.self) {
        guard let repetition = SwiftRepetition.first(in: range, of: member.owner.source) else { continue }
        report(
          "appShortcuts", at: member.location(repetition), hint: "write each shortcut out", element: provider.name,
          &findings)
      }
    }
  }

  /// What of an argument of a parameter that is no text cannot be read.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - property: The parameter.
  ///   - owner: The declaration that has it.
  ///   - code: All App Intents.
  /// - Returns: The place; nil where all can be read, or nobody can tell.
  static func unreadable(
    _ argument: SwiftArgument, of property: SwiftProperty, in owner: SwiftTypeDeclaration, _ code: AppIntentsCode
  ) -> SourceRange? {
    var isPlain = true
    switch argument.label?.value {
    case "inclusiveRange"?, "size"?, "controlStyle"?: break
    case "default"?:
      let type = property.type.flatMap { AppIntentsValueType($0.value) }
      isPlain = type.map { plainTypes.contains(code.index.typeName($0.element, in: owner)) } ?? false
    default: return nil
    }
    return LiteralValue(owner: owner, code: code, isPlain: isPlain).unreadable(argument.value)
  }

  private static let plainTypes: Set<String> = ["Bool", "Double", "Int", "String"]
}
