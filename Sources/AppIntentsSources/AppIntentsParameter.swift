internal import SourceDiagnostics
package import SwiftSourceReader

/// A property with `@Parameter`.
package struct AppIntentsParameter: Sendable {
  /// The property.
  package let member: AppIntentsMember

  /// The arguments of the attribute.
  package let arguments: [SwiftArgument]

  /// What the type says of the values; nil where it is not written, or not understood.
  package let type: AppIntentsValueType?

  /// A parameter; nil for any other property.
  init?(_ property: SwiftProperty, in owner: SwiftTypeDeclaration) {
    guard !property.isStatic,
      let attribute = property.attributes.first(where: { Self.names.contains($0.name.value) })
    else { return nil }
    member = AppIntentsMember(property: property, owner: owner)
    arguments = attribute.argumentRange.map { SwiftArgument.arguments(in: $0, of: owner.source) } ?? []
    type = property.type.flatMap { AppIntentsValueType($0.value) }
  }

  private static let names: Set<String> = ["Parameter", "AppIntents.Parameter", "IntentParameter"]

  /// The name.
  package var name: String { member.property.name.value }

  /// The value of an argument.
  package func argument(_ label: String) -> SwiftExpression? {
    arguments.first { $0.label?.value == label }?.value
  }
}
