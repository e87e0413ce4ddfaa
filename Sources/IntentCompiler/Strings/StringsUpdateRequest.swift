/// A run that brings the tables of definitions in step with them.
public struct StringsUpdateRequest: Sendable, Equatable {
  /// What happens to entries that translate nothing of a definition.
  public enum StaleEntries: String, Sendable, CaseIterable {
    /// They stay as they are.
    case keep
    /// They are marked, behind their text or in a catalogue by their state.
    case mark
    /// They are removed.
    case remove
  }

  /// Definitions, folders that are searched for them, and Xcode projects.
  public var inputs: [String]

  /// What is done with what has to change.
  public var mode: StringsMode

  /// The languages whose tables are looked at; empty for all that have some.
  public var languages: [String]

  /// What happens to entries that translate nothing.
  public var staleEntries: StaleEntries

  /// Whether translations of texts that were changed are taken for reviewed, so that the tables get the texts of now.
  public var takesAsReviewed: Bool

  /// Whether entries without a comment get one for translators.
  public var addsComments: Bool

  /// An older version of the definition, or a folder with one of each; nil for none.
  ///
  /// It is a path, `git:REVISION:PATH`, or `git:REVISION` for the paths of now. Translations of texts that it has in other
  /// words are reported.
  public var since: String?

  /// A run over the given inputs.
  public init(
    inputs: [String], mode: StringsMode = .write, languages: [String] = [], staleEntries: StaleEntries = .keep,
    takesAsReviewed: Bool = false, addsComments: Bool = false, since: String? = nil
  ) {
    self.inputs = inputs
    self.mode = mode
    self.languages = languages
    self.staleEntries = staleEntries
    self.takesAsReviewed = takesAsReviewed
    self.addsComments = addsComments
    self.since = since
  }
}
