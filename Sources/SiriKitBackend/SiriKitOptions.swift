package import SwiftCode

/// How the generated declarations may differ from the original tool's.
package struct SiriKitOptions: Sendable, Equatable {
  /// Who may use the declarations: public, package or internal.
  package let access: AccessLevel

  /// Whether types are marked `nonisolated`, so that a module whose code belongs to the main actor by default leaves
  /// them alone; needs Swift 6.1.
  package let isNonisolated: Bool

  /// Whether completion handlers are `@Sendable`.
  package let usesSendableCompletions: Bool

  /// The world that the declarations live in.
  package let flavor: SiriKitFlavor

  /// Options of the given values; by default those of the original tool.
  package init(
    access: AccessLevel = .public, isNonisolated: Bool = false, usesSendableCompletions: Bool = false,
    flavor: SiriKitFlavor = .apple
  ) {
    precondition(
      access == .public || access == .package || access == .internal,
      "declarations that no other file sees are of no use")
    self.access = access
    self.isNonisolated = isNonisolated
    self.usesSendableCompletions = usesSendableCompletions
    self.flavor = flavor
  }

  /// The words before the keyword of a type.
  var typeModifiers: [Modifier] {
    isNonisolated ? [.nonisolated, .access(access)] : [.access(access)]
  }

  /// The words before the keyword of an extension.
  var extensionModifiers: [Modifier] {
    isNonisolated ? [.nonisolated] : []
  }
}
