/// What a dump shows beside the meaning.
package struct DumpOptions: Sendable, Equatable {
  /// Whether the numbers are shown that stored data know entries by.
  package var showsTags: Bool

  /// Whether string IDs are shown.
  package var showsIDs: Bool

  /// Whether everything else is shown, too: versions, what helps the editor only, what every type has.
  package var showsEverything: Bool

  /// Options.
  package init(showsTags: Bool = false, showsIDs: Bool = false, showsEverything: Bool = false) {
    self.showsTags = showsTags
    self.showsIDs = showsIDs
    self.showsEverything = showsEverything
  }
}
