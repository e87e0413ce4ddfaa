import TestSupport

extension PlantedError {
  /// Mistakes that a generator of App Intents could make, as mistakes in ``MarinaSample``.
  static let appIntents = [
    PlantedError(
      "arguments in another order", replacing: "default: 2, controlStyle: .field, inclusiveRange: (1, 12)",
      with: "controlStyle: .field, default: 2, inclusiveRange: (1, 12)", says: "must precede"),
    PlantedError(
      "default of another type", replacing: "default: .sail)", with: "default: .yacht)", says: "has no member 'yacht'"),
    PlantedError(
      "default that is no literal", replacing: "default: 2, controlStyle", with: "default: preset, controlStyle",
      says: "expect a compile-time constant literal"),
    PlantedError(
      "control that a whole number does not have", replacing: "controlStyle: .field", with: "controlStyle: .slider",
      says: "be equivalent"),
    PlantedError(
      "options of another type", replacing: "var skipper: String?", with: "var skipper: Int?",
      says: "no exact matches in call to initializer"),
    PlantedError("number that is no parameter", replacing: "var hours: Int?", with: "var hours: Float?", says: "Float"),
    PlantedError(
      "lost otherwise", replacing: "} otherwise: {\n            Summary(\"Paint",
      with: "}\n        if true {\n            Summary(\"Paint",
      says: "generic parameter 'WhenTrue' could not be inferred"),
    PlantedError(
      "lost default case", replacing: "DefaultCase {", with: "Case(.sail) {", says: "ParameterSummaryAllCases"),
    PlantedError(
      "value in a summary", replacing: #"Summary("Reserve a boat for \(\.$crew)")"#,
      with: #"Summary("Reserve a boat for \(title)")"#, says: "cannot convert value of type 'String'"),
    PlantedError(
      "parameter of a summary that is not there", replacing: #"Summary { \.$pier }"#, with: #"Summary { \.$peer }"#,
      says: "has no member '$peer'"),
    PlantedError(
      "value of a summary's condition", replacing: "When(\\.$finish, .equalTo, .matt)",
      with: "When(\\.$finish, .equalTo, .dull)", says: "dull"),
    PlantedError(
      "comparison that a list does not have", replacing: #"When(\.$crew, .hasAnyValue)"#,
      with: #"When(\.$crew, .greaterThan, 3)"#, says: "'Optional<Array<String>>.ValueType'"),
    PlantedError(
      "dialog without its protocol", replacing: "return .result()", with: #"return .result(dialog: "Done.")"#,
      says: "argument passed to call that takes no arguments"),
    PlantedError(
      "value without its protocol", replacing: "some IntentResult & ReturnsValue<String> & ProvidesDialog",
      with: "some IntentResult & ProvidesDialog", says: "extra argument 'value' in call"),
    PlantedError(
      "value of another type", replacing: "ReturnsValue<String> & ProvidesDialog",
      with: "ReturnsValue<Int> & ProvidesDialog", says: "Int"),
    PlantedError(
      "lost dialog", replacing: "ReturnsValue<String> {", with: "ReturnsValue<String> & ProvidesDialog {",
      says: "requires the types 'Never' and 'IntentDialog' be equivalent"),
    PlantedError(
      "optional in a text", replacing: #"\(pier) for \(hours ?? 0) h"#, with: #"\(pier) for \(hours) h"#,
      says: "must be unwrapped"),
    PlantedError(
      "Bool in a text", replacing: #"\(pier) for \(hours ?? 0) h"#, with: #"\(pier) for \(hours == 0) h"#,
      says: "no exact matches in call to instance method 'appendInterpolation'"),
    PlantedError(
      "measurement in a text", replacing: #"\(pier) for \(hours ?? 0) h"#, with: #"\(pier) for \(journey!) h"#,
      says: "no exact matches in call to instance method 'appendInterpolation'"),
    PlantedError(
      "stored static variable", replacing: "static let title", with: "static var title", says: "concurrency-safe"),
    PlantedError(
      "deprecation that is stored",
      replacing: "static var deprecation: IntentDeprecation<ReserveBoat> {\n        IntentDeprecation(",
      with: "static let deprecation: IntentDeprecation<ReserveBoat> = {\n        IntentDeprecation(",
      says: "concurrency-safe"),
    PlantedError(
      "action that is not there", replacing: "actionName: .order", with: "actionName: .purchase",
      says: "has no member 'purchase'"),
    PlantedError(
      "query of another entity", replacing: "static let defaultQuery = PierAppEntityQuery()",
      with: "static let defaultQuery = BerthAppEntityQuery()", says: "BerthAppEntityQuery"),
    PlantedError(
      "query without a search", replacing: "func entities(matching string", with: "func entities(named string",
      says: "has different argument labels"),
    PlantedError(
      "case without a raw value", replacing: "enum HullKindAppEnum: String, AppEnum",
      with: "enum HullKindAppEnum: AppEnum", says: "does not conform"),
    PlantedError(
      "parameter of a phrase", replacing: #"\(\.$hull) with \(.applicationName)"#,
      with: #"\(\.$hours) with \(.applicationName)"#,
      says: "no exact matches in call to instance method 'appendInterpolation'"),
    PlantedError(
      "symbol that is no literal", replacing: #"systemImageName: "sailboat""#, with: "systemImageName: symbol",
      says: "expect a compile-time constant literal"),
    PlantedError(
      "answer of another type", replacing: "hours = try await $hours", with: "crew = try await $hours",
      says: "cannot assign"),
    PlantedError(
      "initialiser in the way of the empty one", replacing: "    init() {}\n",
      with: "    init(number: Int) {}\n", says: "does not conform to protocol 'TransientAppEntity'"),
  ]

  /// Mistakes in what the definition of a coffee bar is migrated to.
  static let migrated = [
    PlantedError(
      "arguments in another order", replacing: "default: 1, inclusiveRange: (1, 12)",
      with: "inclusiveRange: (1, 12), default: 1", says: "must precede", in: SwiftLanguageMode.allCases),
    PlantedError(
      "default that the enumeration does not have", replacing: "default: .default", with: "default: .regular",
      says: "has no member 'regular'"),
    PlantedError(
      "case without a name for people", replacing: #".large: "large""#, with: #".huge: "large""#,
      says: "has no member 'huge'"),
    PlantedError(
      "lost import", replacing: "import CoreLocation\n", with: "", says: "cannot find type 'CLPlacemark' in scope"),
    PlantedError(
      "action that is not there", replacing: "actionName: .order", with: "actionName: .purchase",
      says: "has no member 'purchase'"),
    PlantedError(
      "dialog without its protocol", replacing: "-> some IntentResult & ProvidesDialog", with: "-> some IntentResult",
      says: "argument passed to call that takes no arguments"),
    PlantedError(
      "parameter that is not there", replacing: #"\(\.$pickupTime)"#, with: #"\(\.$pickUpTime)"#,
      says: "cannot infer key path type"),
    PlantedError(
      "options of another type", replacing: "func results() async throws -> [String]",
      with: "func results() async throws -> [Int]", says: "requires the types 'Int' and 'String' be equivalent"),
    PlantedError(
      "static variable that can change", replacing: "static let title", with: "static var title",
      says: "concurrency-safe"),
  ]

  /// Mistakes in what the definition of a library is migrated to where everything is asked for that can be.
  static let surfaces = [
    PlantedError(
      "comparison that a number does not have",
      replacing: "LessThanComparator { value in { $0.pages.map { $0 < value } ?? false } }",
      with: "HasPrefixComparator { value in { _ in value == 1 } }", says: "Optional<Int>"),
    PlantedError(
      "comparison of another property", replacing: "EqualToComparator { value in { $0.author == value } }",
      with: "EqualToComparator { value in { $0.pages == value } }", says: "String"),
    PlantedError(
      "property that is none", replacing: "SortableBy(\\LibraryBookAppEntity.$author)",
      with: "SortableBy(\\LibraryBookAppEntity.$writer)", says: "$writer"),
    PlantedError(
      "list that tasks cannot share", replacing: "nonisolated(unsafe) static let sortingOptions",
      with: "static let sortingOptions", says: "concurrency-safe"),
    PlantedError(
      "order of arguments", replacing: "sortedBy: [EntityQuerySort<LibraryBookAppEntity>],\n        limit: Int?",
      with: "limit: Int?,\n        sortedBy: [EntityQuerySort<LibraryBookAppEntity>]",
      says: "does not conform to protocol 'EntityPropertyQuery'"),
    PlantedError(
      "entities that are not indexed", replacing: "extension LibraryBookAppEntity: IndexedEntity {",
      with: "extension LibraryBookAppEntity {", says: "IndexedEntity"),
    PlantedError(
      "attribute for a property that Spotlight has none for", replacing: "@Property(title: \"Due Back\")",
      with: "@Property(title: \"Due Back\", indexingKey: \\.dueDate)", says: "IndexedValue"),
    PlantedError(
      "identifiers without a label", replacing: "identifiedBy: identifiers,", with: "identifiers,", says: "identifiedBy"
    ),
    PlantedError(
      "target that is not always there", replacing: "var target: LibraryBookAppEntity\n",
      with: "var target: LibraryBookAppEntity?\n", says: "does not conform to protocol 'OpenIntent'"),
  ]

  /// What iOS 16 does not have, without a condition.
  static let unavailable = [
    PlantedError(
      "widget", replacing: "@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)\nstruct ShowTides",
      with: "struct ShowTides", says: "'WidgetConfigurationIntent'"),
    PlantedError(
      "widget, behind the condition of another system",
      replacing: "@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)\nstruct ShowTides",
      with: "@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, *)\nstruct ShowTides",
      says: "'WidgetConfigurationIntent'"),
    PlantedError(
      "confirmation", replacing: "if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, *)",
      with: "if hours == 3", says: "requestConfirmation"),
    PlantedError(
      "confirmation, behind an older condition",
      replacing: "if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, *)",
      with: "if #available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)", says: "requestConfirmation"),
    PlantedError(
      "synonyms", replacing: #".rowing: "Rowing boat""#,
      with: #".rowing: DisplayRepresentation(title: "Rowing boat", synonyms: ["skiff"])"#, says: "init(title:"),
    PlantedError(
      "intent of a later system",
      replacing: "if pier == nil {", with: "_ = ShowTides()\n        if pier == nil {", says: "ShowTides"),
  ]
}
