import TestSupport

extension PlantedError {
  /// Mistakes that a generator of SiriKit code could make.
  static let catalogue = [
    PlantedError(
      "misspelt type", replacing: "var volume: Volume?", with: "var volume: Volum?",
      says: "cannot find type 'Volum' in scope", in: SwiftLanguageMode.allCases),
    PlantedError(
      "misspelt framework type", replacing: "INIntegerResolutionResult", with: "INIntResolutionResult",
      says: "cannot find type 'INIntResolutionResult' in scope"),
    PlantedError(
      "tuple property", replacing: "var weeks: NSNumber?", with: "var weeks: (Int, Int)",
      says: "cannot be represented in Objective-C", in: SwiftLanguageMode.allCases),
    PlantedError(
      "optional number", replacing: "var weeks: NSNumber?", with: "var weeks: Int?",
      says: "cannot be represented in Objective-C"),
    PlantedError(
      "optional enumeration", replacing: "var home: Branch", with: "var home: Branch?",
      says: "cannot be represented in Objective-C"),
    PlantedError(
      "list of an enumeration", replacing: "var home: Branch", with: "var home: [Branch]?",
      says: "cannot be represented in Objective-C"),
    PlantedError(
      "lost renamed:", replacing: #"@available(*, renamed: "handle(intent:)")"#, with: "",
      says: "conflicts with"),
    PlantedError(
      "selector with too few parts", replacing: "@objc(handleLendVolume:completion:)", with: "@objc(handleLendVolume:)",
      says: "'@objc' method name provides one argument name", in: SwiftLanguageMode.allCases),
    PlantedError(
      "selector used twice", replacing: "@objc(resolveWeeksForLendVolume:withCompletion:)",
      with: "@objc(resolveBranchForLendVolume:withCompletion:)", says: "conflicts with"),
    PlantedError(
      "lost override", replacing: "override public class var", with: "public class var",
      says: "requires an 'override' keyword"),
    PlantedError(
      "property of the base class of intents", replacing: "var shelfMark: String?",
      with: "var intentDescription: String?",
      says: "requires an 'override' keyword"),
    PlantedError(
      "method of the base class of intents", replacing: "var shelfMark: String?", with: "var keyImage: String?",
      says: "conflicts with method 'keyImage()'"),
    PlantedError(
      "property of the root class", replacing: "var shelfMark: String?", with: "var hash: NSNumber?",
      says: "cannot override a property"),
    PlantedError(
      "method of the root class", replacing: "var shelfMark: String?", with: "var copy: String?",
      says: "conflicts with method 'copy()'"),
    PlantedError(
      "property of the base class of responses", replacing: "var fee: INCurrencyAmount?",
      with: "var userActivity: Volume?",
      says: "cannot override a property"),
    PlantedError(
      "property of the base class of types", replacing: "var authors: [String]?", with: "var identifier: String?",
      says: "requires an 'override' keyword", in: SwiftLanguageMode.allCases),
    PlantedError(
      "selector of the base class of results", replacing: "@objc(successWithResolvedBranch:)",
      with: "@objc(successWithResolvedValue:)", says: "conflicts with"),
    PlantedError(
      "reserved word without back-ticks", replacing: "case `default` = 7", with: "case default = 7",
      says: "keyword 'default' cannot be used as an identifier"),
  ]
}
