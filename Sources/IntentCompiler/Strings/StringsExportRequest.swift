/// A run that writes the texts of definitions for translators.
public struct StringsExportRequest: Sendable, Equatable {
  /// The formats of tables.
  public enum Format: String, Sendable, CaseIterable {
    /// A `.strings` table for each language.
    case strings
    /// A string catalogue with all languages.
    case xcstrings
    /// An XLIFF 1.2 file for each language.
    case xliff
  }

  /// Definitions, folders that are searched for them, and Xcode projects.
  public var inputs: [String]

  /// The folder that gets the files; it need not exist.
  public var output: String

  /// The format of the files.
  public var format: Format

  /// The languages; empty for those that have a table and those of the project.
  public var languages: [String]

  /// Whether files that are there already are replaced.
  public var overwrites: Bool

  /// An older version of the definition, or a folder with one of each, as for `StringsUpdateRequest`; nil for none.
  ///
  /// Translations of texts that it has in other words are marked for review, with the text of then.
  public var since: String?

  /// Whether tables in the language of a definition are written, too, whether or not it is asked for.
  var includesDevelopmentLanguage: Bool { format == .xcstrings }

  /// A run over the given inputs.
  public init(
    inputs: [String], output: String, format: Format = .xliff, languages: [String] = [], overwrites: Bool = false,
    since: String? = nil
  ) {
    self.inputs = inputs
    self.output = output
    self.format = format
    self.languages = languages
    self.overwrites = overwrites
    self.since = since
  }
}
