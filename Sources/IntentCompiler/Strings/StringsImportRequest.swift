/// A run that takes translations from XLIFF files over into tables.
public struct StringsImportRequest: Sendable, Equatable {
  /// Definitions, folders that are searched for them, and Xcode projects.
  public var inputs: [String]

  /// The XLIFF files.
  public var exchangeFiles: [String]

  /// Whether translations that are wrong are left out; otherwise one of them keeps all files as they are.
  public var skipsInvalid: Bool

  /// The language of the translations, spelt as its folder; nil for what the files say.
  public var language: String?

  /// Whether the changes are printed as a unified diff, and nothing is written.
  public var isPreview: Bool

  /// A run over the given inputs.
  public init(
    inputs: [String], exchangeFiles: [String], skipsInvalid: Bool = false, language: String? = nil,
    isPreview: Bool = false
  ) {
    self.language = language
    self.inputs = inputs
    self.exchangeFiles = exchangeFiles
    self.skipsInvalid = skipsInvalid
    self.isPreview = isPreview
  }
}
