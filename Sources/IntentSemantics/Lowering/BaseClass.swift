/// A class of the framework that generated classes inherit from.
enum BaseClass: String {
  case intent = "INIntent"
  case response = "INIntentResponse"
  case object = "INObject"

  /// The members that a property of the same name would redeclare, so that the output would not compile.
  var memberNames: Set<String> {
    switch self {
    case .intent: Self.inheritedByIntents
    case .response: Self.inheritedByResponses
    case .object: Self.inheritedByObjects
    }
  }

  /// The inherited members that can be set: a property that differs in the case of the first letter has the same setter.
  var settableNames: Set<String> {
    switch self {
    case .intent: ["suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata", "observationInfo"]
    case .response: ["code", "userActivity", "observationInfo"]
    case .object: ["alternativeSpeakableMatches", "subtitleString", "displayImage", "observationInfo"]
    }
  }

  private static let inheritedByIntents = inheritedByAll.union([
    "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
    "keyImage",
  ])

  private static let inheritedByResponses = inheritedByAll.union(["code", "userActivity"])

  private static let inheritedByObjects = inheritedByAll.union([
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
    "displayImage", "spokenPhrase", "vocabularyIdentifier",
  ])

  /// Among them what counts references: a property in its place would be called to keep and give up objects.
  private static let inheritedByAll: Set<String> = [
    "retain", "release", "autorelease", "retainCount",
    "description", "debugDescription", "hash", "superclass", "self", "class", "zone", "isProxy",
    "hashValue", "copy", "mutableCopy", "init", "dealloc",
    "classForCoder", "classForKeyedArchiver", "observationInfo",
  ]
}
