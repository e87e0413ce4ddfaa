internal import SourceDiagnostics

/// What a catalogue has for one key and language, as it is collected.
struct CatalogueTexts {
  /// The text itself, which names the variables where there are some.
  var format: Located<String>?

  /// The parts that have several forms.
  var variables: [PluralVariable] = []

  /// The states of all texts.
  var states: [String] = []

  /// The value for a table; nil where there is no text.
  var value: StringTableValue? {
    if !variables.isEmpty { return .plural(format: format, variables: variables) }
    return format.map { .text($0) }
  }

  /// The first state that still asks for work, or that of all texts.
  var state: String? { states.first { $0 != "translated" } ?? states.first }
}
