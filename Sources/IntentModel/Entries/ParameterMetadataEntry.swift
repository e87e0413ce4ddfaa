package import PropertyListReader
package import SourceDiagnostics

/// What the type of a parameter adds: the value of `INIntentParameterMetadata`.
///
/// Only keys that make sense for the type occur in practice.
package struct ParameterMetadataEntry: DictionaryEntry {
  package static let level = EntryLevel("parameterMetadata", noun: "metadata")

  /// How the keyboard capitalises: `None`, `Words`, `Sentences` or `Characters`.
  package let capitalization: Located<String>?

  /// The uniform types that a file may have; with the `type` `Custom`.
  package let customUTIs: [CustomUTIEntry]

  /// How a date is written: `No`, `Short`, `Medium`, `Long` or `Full`.
  package let dateStyle: Located<String>?

  /// The unit in which the default of a time interval was typed, for example `Minutes`.
  package let defaultUnit: Located<String>?

  /// The value at first; for an enumeration the name of a value, for a time interval seconds.
  package let defaultValue: Located<ScalarEntry>?

  /// The string ID of a default text; usually there without a text.
  package let defaultValueID: Located<String>?

  /// Whether the keyboard does not correct what is typed.
  package let disableAutocorrect: Located<Bool>?

  /// Whether the keyboard leaves hyphens alone.
  package let disableSmartDashes: Located<Bool>?

  /// Whether the keyboard leaves quotation marks alone.
  package let disableSmartQuotes: Located<Bool>?

  /// The word for false, of a Boolean.
  package let falseDisplayName: LocalizedTextEntry?

  /// How a date is formatted: `Style`, `Relative` or `Template`.
  package let format: Located<String>?

  /// The keyboard, for example `ASCIICapable`.
  package let keyboardType: Located<String>?

  /// The unit in which the maximum of a time interval was typed.
  package let maximumUnit: Located<String>?

  /// The upper bound; nil as well where the file has empty data for a bound that was removed.
  package let maximumValue: Located<ScalarEntry>?

  /// The unit in which the minimum of a time interval was typed.
  package let minimumUnit: Located<String>?

  /// The lower bound; nil as well where the file has empty data for a bound that was removed.
  package let minimumValue: Located<ScalarEntry>?

  /// Whether the text field has several lines.
  package let multiline: Located<Bool>?

  /// The text that stands in an empty field; no public file has more than its ID.
  package let placeholder: LocalizedTextEntry?

  /// The bounds of a slider in an older form; `minimumValue` and `maximumValue` win.
  package let range: ParameterMetadataRangeEntry?

  /// `YES` where negative numbers are allowed; a boolean is read as `YES` or `NO`.
  package let supportsNegativeNumbers: Located<String>?

  /// The string ID of the template of a date.
  package let templateID: Located<String>?

  /// How a time is written: `No`, `Short`, `Medium`, `Long` or `Full`.
  package let timeStyle: Located<String>?

  /// The word for true, of a Boolean.
  package let trueDisplayName: LocalizedTextEntry?

  /// The variant of the type, for example `Slider` for a number or `Date` for a date.
  package let type: Located<String>?

  /// The unit of a time interval, or `Multiple` where each value has its own.
  package let unit: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    capitalization = decoder.string("INIntentParameterMetadataCapitalization")
    customUTIs = decoder.entries("INIntentParameterMetadataCustomUTIs")
    dateStyle = decoder.string("INIntentParameterMetadataDateStyle")
    defaultUnit = decoder.string("INIntentParameterMetadataDefaultUnit")
    defaultValue = decoder.scalar("INIntentParameterMetadataDefaultValue", .anyScalar)
    defaultValueID = decoder.string("INIntentParameterMetadataDefaultValueID")
    disableAutocorrect = decoder.boolean("INIntentParameterMetadataDisableAutocorrect")
    disableSmartDashes = decoder.boolean("INIntentParameterMetadataDisableSmartDashes")
    disableSmartQuotes = decoder.boolean("INIntentParameterMetadataDisableSmartQuotes")
    falseDisplayName =
      decoder.text("INIntentParameterMetadataFalseDisplayName", id: "INIntentParameterMetadataFalseDisplayNameID")
    format = decoder.string("INIntentParameterMetadataFormat")
    keyboardType = decoder.string("INIntentParameterMetadataKeyboardType")
    maximumUnit = decoder.string("INIntentParameterMetadataMaximumUnit")
    maximumValue = decoder.bound("INIntentParameterMetadataMaximumValue")
    minimumUnit = decoder.string("INIntentParameterMetadataMinimumUnit")
    minimumValue = decoder.bound("INIntentParameterMetadataMinimumValue")
    multiline = decoder.boolean("INIntentParameterMetadataMultiline")
    placeholder = decoder.text("INIntentParameterMetadataPlaceholder", id: "INIntentParameterMetadataPlaceholderID")
    range = decoder.entry("INIntentParameterMetadataRange")
    supportsNegativeNumbers = decoder.string("INIntentParameterMetadataSupportsNegativeNumbers", acceptsBoolean: true)
    templateID = decoder.string("INIntentParameterMetadataTemplateID")
    timeStyle = decoder.string("INIntentParameterMetadataTimeStyle")
    trueDisplayName =
      decoder.text("INIntentParameterMetadataTrueDisplayName", id: "INIntentParameterMetadataTrueDisplayNameID")
    type = decoder.string("INIntentParameterMetadataType")
    unit = decoder.string("INIntentParameterMetadataUnit")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
