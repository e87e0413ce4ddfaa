package import PropertyListReader
package import SourceDiagnostics

/// An intent as the file has it: an element of `INIntents`.
package struct IntentEntry: DictionaryEntry {
  package static let level = EntryLevel("intent", noun: "intent", nameKey: "INIntentName")

  /// The wording family, for example `order`; `system` for a customised system intent.
  package let category: Located<String>?

  /// The class name that replaces prefix, name and `Intent`.
  package let className: Located<String>?

  /// The class prefix of the project at the time of the last save, for example `IN` for a system intent.
  package let classPrefix: Located<String>?

  /// Whether Shortcuts lets the user configure it; true exactly where there are managed combinations.
  package let configurable: Located<Bool>?

  /// Whether a system intent may be customised; written since Xcode 11.4.
  package let customizable: Located<Bool>?

  /// The name of an image asset.
  package let defaultImageName: Located<String>?

  /// Whether the editor marks it as deprecated; since Xcode 15.4.
  package let deprecated: Located<Bool>?

  /// The sentence for people that says what the intent does; every file has at least the ID.
  package let description: LocalizedTextEntry?

  /// The domain of a system intent, for example `Media`.
  package let domain: Located<String>?

  /// Whether it configures a widget; since Xcode 12.
  package let eligibleForWidgets: Located<Bool>?

  /// A number that a build of Xcode 26 and later adds: a file with it is no source.
  package let hash: Located<UInt64>?

  /// Whether the system may not suggest it; true exactly where plain combinations are absent, from model 1.1 on.
  package let ineligibleForSuggestions: Located<Bool>?

  /// The name of the parameter that takes the result of the previous action.
  package let input: Located<String>?

  /// The name of the parameter that stands for the intent, for example for its image.
  package let keyParameter: Located<String>?

  /// The highest tag that a parameter ever had.
  package let lastParameterTag: Located<Int>?

  /// The summaries that Shortcuts shows, in file order; nil where the key is absent.
  package let managedParameterCombinations: [ManagedParameterCombinationEntry]?

  /// The name without the suffix `Intent`, for example `OrderSoup`.
  package let name: Located<String>?

  /// The suggestion texts (shortcut types in model 1.0), in file order; nil where the key is absent.
  package let parameterCombinations: [ParameterCombinationEntry]?

  /// The parameters in display order.
  package let parameters: [ParameterEntry]

  /// The outcomes; no system intent has any.
  package let response: ResponseEntry?

  /// How strictly the user must be authenticated: 0, 1 or 2.
  package let restrictions: Located<Int>?

  /// What a user may say to start the intent: the only key of intentc's own.
  package let samplePhrases: [SamplePhraseEntry]

  /// The name for people.
  package let title: LocalizedTextEntry?

  /// `Custom` or `System`.
  package let type: Located<String>?

  /// Whether the user is asked before the intent is handled.
  package let userConfirmationRequired: Located<Bool>?

  /// The verb within the category, for example `Book`; every custom intent has one.
  package let verb: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    category = decoder.string("INIntentCategory", .required)
    className = decoder.string("INIntentClassName")
    classPrefix = decoder.string("INIntentClassPrefix")
    configurable = decoder.boolean("INIntentConfigurable")
    customizable = decoder.boolean("INIntentCustomizable")
    defaultImageName = decoder.string("INIntentDefaultImageName")
    deprecated = decoder.boolean("INIntentDeprecated")
    description = decoder.text("INIntentDescription", id: "INIntentDescriptionID", .idRequired)
    domain = decoder.string("INIntentDomain")
    eligibleForWidgets = decoder.boolean("INIntentEligibleForWidgets")
    hash = decoder.unsignedInteger("INIntentHash", .compiled)
    ineligibleForSuggestions = decoder.boolean("INIntentIneligibleForSuggestions")
    input = decoder.string("INIntentInput")
    keyParameter = decoder.string("INIntentKeyParameter")
    lastParameterTag = decoder.integer("INIntentLastParameterTag")
    managedParameterCombinations = decoder.keyedEntries("INIntentManagedParameterCombinations")
    name = decoder.string("INIntentName", .required)
    parameterCombinations = decoder.keyedEntries("INIntentParameterCombinations")
    parameters = decoder.entries("INIntentParameters")
    response = decoder.entry("INIntentResponse")
    restrictions = decoder.integer("INIntentRestrictions")
    samplePhrases = decoder.entries("INIntentSamplePhrases")
    title = decoder.text("INIntentTitle", id: "INIntentTitleID", .requiredElsewhere)
    type = decoder.string("INIntentType", .required)
    userConfirmationRequired = decoder.boolean("INIntentUserConfirmationRequired")
    verb = decoder.string("INIntentVerb", type?.value == "Custom" ? .required : .optional)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
