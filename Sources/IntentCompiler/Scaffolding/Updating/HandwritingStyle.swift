internal import HandlerBackend
internal import HandlerSources
internal import SwiftCode
internal import SwiftSourceReader

/// How the methods of a handler are written, as far as they agree.
struct HandwritingStyle: Equatable {
  /// In which form; nil where there are both or none.
  var style: HandlerOptions.Style?

  /// Who may use them; nil where they say nothing about it or differ.
  private(set) var access: SwiftCode.AccessLevel?

  /// Whether completion handlers are `@Sendable`; nil where there are none.
  private(set) var usesSendableCompletions: Bool?

  /// Whether all are marked as belonging to no actor.
  private(set) var areNonisolated = false

  /// The style of a handler.
  ///
  /// - Parameters:
  ///   - handler: The handler, whose own methods count first.
  ///   - others: What the same type has for other intents, which counts where it has no method for this one.
  ///   - site: Where members are to go.
  init(of handler: IntentHandler, others: [SwiftMember], site: SwiftTypeDeclaration) {
    // A method that is no longer asked for was written like the others.
    let own = handler.implemented + handler.superfluous
    let members = own.isEmpty ? others : own
    style = Self.style(of: own) ?? Self.style(of: others)
    let completions = members.filter(\.isCompletion)
    if !completions.isEmpty {
      usesSendableCompletions = completions.contains { $0.method.parameterTypes.last?.contains("@Sendable") ?? false }
    }
    areNonisolated = !members.isEmpty && members.allSatisfy { $0.method.modifiers.contains("nonisolated") }
    access = Self.access(of: members, in: handler.type.declaration, site: site)
  }

  /// The options for members that are written so; where the style says nothing, they are as given.
  func applied(to options: HandlerOptions) -> HandlerOptions {
    options.following(
      style: style, access: access, usesSendableCompletions: usesSendableCompletions,
      areMethodsNonisolated: areNonisolated)
  }

  private static func style(of members: [SwiftMember]) -> HandlerOptions.Style? {
    let completionCount = members.count(where: \.isCompletion)
    let asyncCount = members.count(where: \.method.isAsync)
    if completionCount > 0, asyncCount == 0 { return .completion }
    return asyncCount > 0 && completionCount == 0 ? .async : nil
  }

  private static func access(
    of members: [SwiftMember], in type: SwiftTypeDeclaration, site: SwiftTypeDeclaration
  ) -> SwiftCode.AccessLevel? {
    // An extension may say it for all of its members.
    if site.kind == .extension, site.access != nil { return .internal }
    guard let first = members.first else { return type.access ?? .internal }
    let level = first.access
    guard members.allSatisfy({ $0.access == level }) else { return type.access ?? .internal }
    return level ?? .internal
  }
}

extension SwiftMember {
  /// Whether it is a method with a completion handler.
  fileprivate var isCompletion: Bool {
    !method.isAsync && method.labels.count > 1 && ["with", "completion"].contains(method.labels.last)
  }

  /// What it says of who may use it, or its extension for it; nil for nothing.
  fileprivate var access: SwiftCode.AccessLevel? {
    AccessWords.access(method.modifiers) ?? (owner.kind == .extension ? owner.access : nil)
  }
}

extension SwiftTypeDeclaration {
  /// What it says of who may use it; nil for nothing.
  fileprivate var access: SwiftCode.AccessLevel? { AccessWords.access(modifiers) }
}

/// The words that open a declaration to others.
private enum AccessWords {
  static func access(_ modifiers: [String]) -> SwiftCode.AccessLevel? {
    if modifiers.contains("public") || modifiers.contains("open") { return .public }
    return modifiers.contains("package") ? .package : nil
  }
}
