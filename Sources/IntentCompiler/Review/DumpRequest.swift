/// A look at what definitions say, as text that is compared line by line.
public struct DumpRequest: Sendable, Equatable {
  /// Definition files, folders that are searched for them, `git:REVISION:PATH`, or `-` for the standard input.
  public var inputs: [String]

  /// Whether the numbers are shown that stored data know parameters and properties by.
  public var showsTags: Bool

  /// Whether string IDs are shown.
  public var showsIDs: Bool

  /// Whether all is shown: versions, namespace, and what only the editor needs, too.
  public var showsEverything: Bool

  /// Whether a file that is no definition is written as it is, instead of being refused.
  ///
  /// `git diff` and `git log` stop at the first file of which a text cannot be made.
  public var passesOtherFilesOn: Bool

  /// A look at the given inputs.
  public init(
    inputs: [String], showsTags: Bool = false, showsIDs: Bool = false, showsEverything: Bool = false,
    passesOtherFilesOn: Bool = false
  ) {
    self.inputs = inputs
    self.showsTags = showsTags
    self.showsIDs = showsIDs
    self.showsEverything = showsEverything
    self.passesOtherFilesOn = passesOtherFilesOn
  }
}
