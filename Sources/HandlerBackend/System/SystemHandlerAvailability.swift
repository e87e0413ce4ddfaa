import IntentSemantics
import SwiftCode

/// The attributes that tell the compiler which systems have a handler of an intent of the system, and its methods.
struct SystemHandlerAvailability {
  /// The intent.
  let intent: SystemIntentClass

  /// The first version of each platform that runs extensions for custom intents; what is older needs no mention.
  private static let oldest: [SystemPlatform: String] = [
    .iOS: "12.0", .macOS: "11.0", .watchOS: "5.0", .tvOS: "14.0",
  ]

  /// The attributes of the class.
  ///
  /// A class whose intent is deprecated is so too: in it, deprecated types are used without a warning, and there is one
  /// where the class is used.
  var typeAttributes: [AttributeLine] {
    let availability = intent.handlerAvailability
    guard intent.isDeprecated else {
      return Self.since(availability.filter(Self.needsMention))
    }
    let message =
      intent.isWithdrawnFromSiri
      ? "No longer supported by Siri" : intent.replacement.map { "Use \($0)" } ?? "Deprecated by the system"
    return availability.map { row in
      let versions = [Argument("introduced", .verbatim(row.introduced))]
      guard let version = row.deprecated else {
        return AttributeLine(Attribute("available", [Argument(.verbatim(row.platform.rawValue))] + versions))
      }
      let deprecated = [Argument("deprecated", .verbatim(version)), Argument("message", .string(message))]
      return AttributeLine(
        Attribute("available", [Argument(.verbatim(row.platform.rawValue))] + versions + deprecated))
    }
  }

  /// The versions of platforms that a handler has to be asked about before it is named; none where all systems that run
  /// extensions have it.
  var versionsToAskFor: [String] {
    intent.handlerAvailability.filter(Self.needsMention).map(Self.version)
  }

  /// The attributes of the method that resolves a parameter.
  func attributes(ofMethodFor parameter: SystemIntentParameter) -> [AttributeLine] {
    let newer = (parameter.resolutionAvailability ?? []).filter { row in
      Self.needsMention(row) && row.introduced != intent.availability(on: row.platform)?.introduced
        && intent.handlerAvailability.contains { $0.platform == row.platform }
    }
    return Self.since(newer)
  }

  /// The condition for compiling the method that resolves a parameter; nil where each platform of the class has it.
  ///
  /// A method that is marked as unavailable would not do: it could not stand for a requirement of the protocol.
  func condition(ofMethodFor parameter: SystemIntentParameter) -> String? {
    guard let availability = parameter.resolutionAvailability else { return nil }
    let missing = intent.handlerAvailability.filter { row in
      !availability.contains { $0.platform == row.platform }
    }
    return missing.isEmpty ? nil : missing.map { "!os(\($0.platform.rawValue))" }.joined(separator: " && ")
  }

  /// The versions in words from which something exists that is not on all systems of the class.
  ///
  /// For example: `iOS 17.0`, `watchOS 10.0`
  func versions(of availability: [SystemAvailability]) -> [String] {
    availability.filter { row in
      Self.needsMention(row) && row.introduced != intent.availability(on: row.platform)?.introduced
        && intent.handlerAvailability.contains { $0.platform == row.platform }
    }.map(Self.version)
  }

  private static func since(_ availability: [SystemAvailability]) -> [AttributeLine] {
    guard !availability.isEmpty else { return [] }
    let versions = availability.map(version) + ["*"]
    return [AttributeLine(Attribute("available", versions.map { Argument(.verbatim($0)) }))]
  }

  private static func version(_ row: SystemAvailability) -> String { "\(row.platform.rawValue) \(row.introduced)" }

  private static func needsMention(_ row: SystemAvailability) -> Bool {
    oldest[row.platform].map { numbers($0).lexicographicallyPrecedes(numbers(row.introduced)) } ?? true
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
