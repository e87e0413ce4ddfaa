/// Something that hand-written code has once what was left to do is done.
package enum MigrationEvidence: Sendable, Hashable {
  /// A type is an argument of a call.
  ///
  /// For example: `AppIntentConfiguration(kind: "soup", intent: OrderSoup.self, provider: provider)`
  case argument(String, of: String)
  /// Something of a type is called.
  ///
  /// For example: `IntentDependencies.register(kitchen: kitchen)`
  case call(String, on: String)
  /// A type has a property, in a file of the project's that was edited.
  ///
  /// For example: `static let description` of `OrderSoup`
  case property(String, of: String)
  /// A list names a type.
  ///
  /// For example: `static let includedPackages: [any AppIntentsPackage.Type] = [SoupIntentsPackage.self]`
  case metatype(String)
}
