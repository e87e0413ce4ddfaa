internal import IntentModel
internal import Localization
internal import SourceDiagnostics

/// An entry of a table that is used, and what it is to the definition.
struct TranslatedEntry: Sendable {
  /// The entry.
  let entry: StringTableEntry

  /// What it translates.
  let meaning: EntryMeaning

  /// What is wrong with its tokens; nil for nothing.
  let fault: TokenFault?

  /// Whether there is something to show.
  ///
  /// What Xcode has put into a catalogue for a translator to begin with is no translation.
  var isTranslation: Bool {
    entry.state != "new" && entry.value.texts.contains { !$0.value.isBlank }
  }
}
