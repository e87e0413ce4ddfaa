import TestSupport
import Testing

@Suite("Inherited members")
struct InheritedMemberTests {
  private static let ofEveryObject = [
    "description", "debugDescription", "hash", "superclass", "self", "class", "zone", "isProxy", "copy", "mutableCopy",
    "dealloc", "classForCoder", "observationInfo", "retain", "release", "autorelease", "retainCount",
  ]

  @Test(
    "a property with the name of an inherited member is refused",
    arguments: [
      (
        "INIntent",
        [
          "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
          "keyImage", "init",
        ]
      ),
      ("INIntentResponse", ["userActivity", "init"]),
      (
        "INObject",
        [
          "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
          "displayImage", "spokenPhrase", "vocabularyIdentifier",
        ]
      ),
    ])
  func inheritedNames(base: String, members: [String]) throws {
    let names = Self.ofEveryObject + members
    let report = try check(names, in: base)
    // Each property has a line of its own, the first one the fourth.
    let refused = Set(report.errors.map(\.line))
    for (index, name) in names.enumerated() {
      #expect(refused.contains(index + 4), "\(name)")
    }
  }

  @Test("other names are accepted", arguments: ["INIntent", "INIntentResponse", "INObject"])
  func freeNames(base: String) throws {
    #expect(
      try check(["title", "image", "name", "value", "Type", "default", "in", "operator"], in: base).isClean)
  }

  private func check(_ names: [String], in base: String) throws -> CompilerReport {
    let properties = names.map { "    @NSManaged public var `\($0)`: String?\n" }
    let text = """
      #if canImport(Intents)
      import Intents
      @objc(Sample) public class Sample: \(base) {
      \(properties.joined())}
      #endif

      """
    return try TypeChecker().check([SwiftSource(name: "Sample.swift", text: text)], expecting: ["Sample"], in: .six)
  }
}
