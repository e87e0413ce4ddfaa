import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The attributes that tell the compiler which systems have a handler of an intent of the system, and its methods.
extension SystemHandlerAvailability {
  /// The attributes of the class.
  var typeAttributes: [AttributeLine] {
    guard let deprecation else { return Self.since(ofClass) }
    return ofClass.map { row in
      let versions = [Argument("introduced", .verbatim(row.introduced))]
      guard let version = row.deprecated else {
        return AttributeLine(Attribute("available", [Argument(.verbatim(row.platform.rawValue))] + versions))
      }
      let deprecated = [Argument("deprecated", .verbatim(version)), Argument("message", .string(deprecation))]
      return AttributeLine(
        Attribute("available", [Argument(.verbatim(row.platform.rawValue))] + versions + deprecated))
    }
  }

  /// The versions of platforms that a handler has to be asked about before it is named.
  var versionsToAskFor: [String] { toAskFor.map(Self.version) }

  /// The attributes of the method that resolves a parameter.
  func attributes(ofMethodFor parameter: SystemIntentParameter) -> [AttributeLine] {
    Self.since(ofMethod(for: parameter))
  }

  /// The condition for compiling the method that resolves a parameter; nil where each platform of the class has it.
  func condition(ofMethodFor parameter: SystemIntentParameter) -> String? {
    let missing = platforms(withoutMethodFor: parameter)
    return missing.isEmpty ? nil : missing.map { "!os(\($0.rawValue))" }.joined(separator: " && ")
  }

  private static func since(_ availability: [SystemAvailability]) -> [AttributeLine] {
    guard !availability.isEmpty else { return [] }
    let versions = availability.map(version) + ["*"]
    return [AttributeLine(Attribute("available", versions.map { Argument(.verbatim($0)) }))]
  }
}
