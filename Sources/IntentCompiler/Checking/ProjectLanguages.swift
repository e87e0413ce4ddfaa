/// The languages that count for a definition, beside those of its tables.
struct ProjectLanguages: Sendable {
  /// Languages that translations are demanded for.
  let demanded: [String]

  /// The languages of the project; they are counted, and nothing is demanded of them.
  let known: [String]

  /// The language of the project's texts; nil where the project does not tell, which is taken for English if no catalogue
  /// says otherwise.
  let development: String?
}
