package import IntentSemantics

/// Which systems have a handler of an intent of the system, and its methods, as far as that has to be said.
package struct SystemHandlerAvailability {
  /// The intent.
  package let intent: SystemIntentClass

  /// The availability of the handler of an intent.
  package init(intent: SystemIntentClass) {
    self.intent = intent
  }

  /// The first version of each platform that runs extensions for custom intents; what is older needs no mention.
  private static let oldest: [SystemPlatform: String] = [
    .iOS: "12.0", .macOS: "11.0", .watchOS: "5.0", .tvOS: "14.0",
  ]

  /// The versions that have the class, where not all systems have it that run extensions; all of them where its intent is
  /// deprecated.
  ///
  /// A class whose intent is deprecated is so too: in it, deprecated types are used without a warning, and there is one
  /// where the class is used.
  package var ofClass: [SystemAvailability] {
    intent.isDeprecated ? intent.handlerAvailability : intent.handlerAvailability.filter(Self.needsMention)
  }

  /// Why the class is deprecated; nil for one that is not.
  package var deprecation: String? {
    guard intent.isDeprecated else { return nil }
    return intent.isWithdrawnFromSiri
      ? "No longer supported by Siri" : intent.replacement.map { "Use \($0)" } ?? "Deprecated by the system"
  }

  /// The versions of platforms that a handler has to be asked about before it is named; none where all systems that run
  /// extensions have it.
  package var toAskFor: [SystemAvailability] { intent.handlerAvailability.filter(Self.needsMention) }

  /// The versions that have the method which resolves a parameter, where not all systems of the class have it.
  package func ofMethod(for parameter: SystemIntentParameter) -> [SystemAvailability] {
    newer(parameter.resolutionAvailability ?? [])
  }

  /// The platforms of the class that have no method which resolves a parameter.
  ///
  /// A method that is marked as unavailable would not do: it could not stand for a requirement of the protocol.
  package func platforms(withoutMethodFor parameter: SystemIntentParameter) -> [SystemPlatform] {
    guard let availability = parameter.resolutionAvailability else { return [] }
    return intent.handlerAvailability.map(\.platform).filter { platform in
      !availability.contains { $0.platform == platform }
    }
  }

  /// The versions in words from which something exists that is not on all systems of the class.
  ///
  /// For example: `iOS 17.0`, `watchOS 10.0`
  package func versions(of availability: [SystemAvailability]) -> [String] { newer(availability).map(Self.version) }

  /// A version in words.
  ///
  /// For example: `iOS 17.0`
  package static func version(_ row: SystemAvailability) -> String { "\(row.platform.rawValue) \(row.introduced)" }

  private func newer(_ availability: [SystemAvailability]) -> [SystemAvailability] {
    availability.filter { row in
      Self.needsMention(row) && row.introduced != intent.availability(on: row.platform)?.introduced
        && intent.handlerAvailability.contains { $0.platform == row.platform }
    }
  }

  private static func needsMention(_ row: SystemAvailability) -> Bool {
    oldest[row.platform].map { numbers($0).lexicographicallyPrecedes(numbers(row.introduced)) } ?? true
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
