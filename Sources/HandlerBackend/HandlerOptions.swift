package import SiriKitInterface
package import SwiftCode

/// How handlers are written.
package struct HandlerOptions: Sendable, Equatable {
  /// In which form the methods of a handler are written.
  package enum Style: Sendable, Equatable {
    /// `func handle(intent:) async -> …`
    case async
    /// `func handle(intent:completion:)`
    case completion
  }

  /// Which actor a handler belongs to.
  package enum Isolation: Sendable, Equatable {
    /// What the module says.
    case inferred
    /// The main actor.
    case mainActor
    /// None, also in a module that belongs to the main actor by default.
    case nonisolated
  }

  /// In which form the methods are written.
  package let style: Style

  /// Who may use the handlers.
  package let access: AccessLevel

  /// Which actor the handlers belong to.
  package let isolation: Isolation

  /// The names of the handlers.
  package let names: HandlerNamePattern

  /// Whether options are listed in sections.
  package let usesSections: Bool

  /// Whether completion handlers are `@Sendable`, as in classes that were generated so.
  package let usesSendableCompletions: Bool

  /// Whether methods are marked as belonging to no actor, for a class that belongs to one.
  package let areMethodsNonisolated: Bool

  /// Options of the given values.
  package init(
    style: Style = .async, access: AccessLevel = .internal, isolation: Isolation = .inferred,
    names: HandlerNamePattern = .standard, usesSections: Bool = false, usesSendableCompletions: Bool = false,
    areMethodsNonisolated: Bool = false
  ) {
    self.style = style
    self.access = access
    self.isolation = isolation
    self.names = names
    self.usesSections = usesSections
    self.usesSendableCompletions = usesSendableCompletions
    self.areMethodsNonisolated = areMethodsNonisolated
  }

  /// The options for members of a class that has others already, whose ways they follow where these are plain.
  ///
  /// - Parameters:
  ///   - style: In which form methods are written.
  ///   - access: Who may use them.
  ///   - usesSendableCompletions: Whether completion handlers are `@Sendable`.
  ///   - areMethodsNonisolated: Whether methods are marked as belonging to no actor.
  /// - Returns: The options, with what is nil as it was.
  package func following(
    style: Style?, access: AccessLevel?, usesSendableCompletions: Bool?, areMethodsNonisolated: Bool
  ) -> HandlerOptions {
    HandlerOptions(
      style: style ?? self.style, access: access ?? self.access, isolation: isolation, names: names,
      usesSections: usesSections, usesSendableCompletions: usesSendableCompletions ?? self.usesSendableCompletions,
      areMethodsNonisolated: areMethodsNonisolated)
  }

  /// The attributes of a class.
  var typeAttributes: [AttributeLine] {
    isolation == .mainActor ? [AttributeLine(Attribute("MainActor"))] : []
  }

  /// The words before `class`.
  var typeModifiers: [Modifier] {
    (isolation == .nonisolated ? [.nonisolated] : []) + memberModifiers
  }

  /// The words before `func`.
  var methodModifiers: [Modifier] {
    (areMethodsNonisolated ? [.nonisolated] : []) + memberModifiers
  }

  /// The words before a member that others use.
  var memberModifiers: [Modifier] {
    // What the compiler takes for granted is not written by hand either.
    access == .internal ? [] : [.access(access)]
  }

  /// What makes a handler: a class of the main actor would be made there only, while the system asks an extension for
  /// handlers on any thread.
  var initializers: [Declaration] {
    guard isolation == .mainActor else { return [] }
    return [
      .initializer(
        InitializerDeclaration(
          documentation: DocumentationComment("Makes a handler, on whatever thread the system asks for one."),
          modifiers: [.nonisolated] + memberModifiers + [.override], body: []))
    ]
  }

  /// A protocol as a class that belongs to an actor conforms to it: the protocols of the framework belong to none.
  func conformance(to name: String) -> TypeExpression {
    .named(isolation == .mainActor ? "@preconcurrency " + name : name)
  }
}
