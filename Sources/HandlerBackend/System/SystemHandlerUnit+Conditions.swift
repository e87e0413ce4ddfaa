import IntentSemantics
package import SiriKitInterface

extension SystemHandlerUnit {
  /// The condition for compiling the handler: the framework, and a platform that has the intent.
  ///
  /// For example: `canImport(Intents) && !os(macOS) && !os(tvOS)`
  package var condition: String {
    (["canImport(Intents)"] + platformConditions).joined(separator: " && ")
  }

  /// The condition for naming the handler in a file that is compiled where there is the framework; nil for none.
  ///
  /// For example: `!os(macOS) && !os(tvOS)`
  var platformCondition: String? {
    platformConditions.isEmpty ? nil : platformConditions.joined(separator: " && ")
  }

  private var platformConditions: [String] { missingPlatforms.map { "!os(\($0.rawValue))" } }
}
