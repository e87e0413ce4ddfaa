internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the extraction of metadata can read of a value without running anything.
struct LiteralValue {
  /// The declaration in which the value stands.
  let owner: SwiftTypeDeclaration

  /// All App Intents.
  let code: AppIntentsCode

  /// Whether only a literal can stand for the value, since it is a number, a text or a truth value.
  let isPlain: Bool

  /// What cannot be read; nil where all can be, or nobody can tell.
  func unreadable(_ expression: SwiftExpression) -> SourceRange? {
    switch expression.kind {
    case .string(let literal): literal.text == nil ? expression.range : nil
    case .number, .implicitMember, .projectedKeyPath: nil
    case .name(let name): isReference(name) ? expression.range : nil
    case .call(let call): unreadable(call, expression.range)
    case .array(let elements), .tuple(let elements): elements.lazy.compactMap(unreadable).first
    case .dictionary(let elements): elements.lazy.compactMap { unreadable($0.key) ?? unreadable($0.value) }.first
    // `URL(string: "…")!` is no literal either, and nothing else can be written for some types.
    case .other: isPlain ? expression.range : nil
    }
  }

  private func unreadable(_ call: SwiftCallExpression, _ range: SourceRange) -> SourceRange? {
    if case .name(let name) = call.function {
      var parts = name.split(separator: ".")
      if parts.last == "init" { parts.removeLast() }
      // What starts with a small letter is a function, not a type.
      if parts.last?.first?.isLowercase == true { return range }
    }
    return call.arguments.lazy.compactMap {
      LiteralValue(owner: owner, code: code, isPlain: false).unreadable($0.value)
    }
    .first
  }

  /// Whether a name is that of a variable or constant.
  private func isReference(_ name: String) -> Bool {
    if ["true", "false", "nil"].contains(name) { return false }
    guard let point = name.lastIndex(of: ".") else { return name.first?.isLowercase == true }
    let base = String(name[..<point])
    let member = String(name[name.index(after: point)...])
    if ["Self", "self"].contains(base) || base.first?.isLowercase == true { return true }
    let types = code.index.types(named: base, in: owner).filter { $0.declaration.kind != .protocol }
    if types.isEmpty { return isPlain && !Self.standardTypes.contains(base) && base.first?.isUppercase == true }
    return !types.contains { type in type.declarations.flatMap(\.cases).contains { $0.name.value == member } }
      && (isPlain || types.contains { $0.declarations.flatMap(\.properties).contains { $0.name.value == member } })
  }

  private static let standardTypes: Set<String> = [
    "Bool", "Double", "Int", "IntentCollectionSize", "String", "Swift.Double", "Swift.Int",
  ]
}
