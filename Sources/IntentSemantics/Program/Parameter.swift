package import SourceDiagnostics

/// A parameter of a custom intent.
package struct Parameter: Sendable, Equatable {
  /// The property name, spelt as in the file.
  package let name: String

  /// The label for people.
  package let displayName: LocalizedText?

  /// The number that stored data know it by.
  package let tag: Int

  /// The type of one value.
  package let type: ValueType

  /// Whether it holds several values.
  package let isArray: Bool

  /// Whether people can edit it in Shortcuts or in the widget editor.
  package let isConfigurable: Bool

  /// Whether Siri may ask for it, so that a handler resolves it.
  package let supportsResolution: Bool

  /// Whether the app supplies the options at run time.
  package let supportsDynamicOptions: Bool

  /// Whether the options take a search term; only with dynamic options.
  package let supportsSearch: Bool

  /// Whether the disambiguation dialogs are the definition's own.
  package let customizesDisambiguation: Bool

  /// The number of values per widget size; empty unless the array has a fixed size.
  package let arraySizes: [ArraySize]

  /// What the definition says about the values: default, bounds, style.
  package let options: ValueOptions

  /// What Siri says to ask for the value, in file order.
  package let prompts: [Prompt]

  /// Why a value may be refused, in file order.
  package let unsupportedReasons: [UnsupportedReason]

  /// The condition under which the parameter is shown; nil when always.
  package let relationship: Relationship?

  /// The parameter's dictionary.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, displayName: LocalizedText? = nil, tag: Int, type: ValueType, isArray: Bool = false,
    isConfigurable: Bool = false, supportsResolution: Bool = false, supportsDynamicOptions: Bool = false,
    supportsSearch: Bool = false, customizesDisambiguation: Bool = false, arraySizes: [ArraySize] = [],
    options: ValueOptions, prompts: [Prompt] = [], unsupportedReasons: [UnsupportedReason] = [],
    relationship: Relationship? = nil, range: SourceRange
  ) {
    self.name = name
    self.displayName = displayName
    self.tag = tag
    self.type = type
    self.isArray = isArray
    self.isConfigurable = isConfigurable
    self.supportsResolution = supportsResolution
    self.supportsDynamicOptions = supportsDynamicOptions
    self.supportsSearch = supportsSearch
    self.customizesDisambiguation = customizesDisambiguation
    self.arraySizes = arraySizes
    self.options = options
    self.prompts = prompts
    self.unsupportedReasons = unsupportedReasons
    self.relationship = relationship
    self.range = range
  }
}
