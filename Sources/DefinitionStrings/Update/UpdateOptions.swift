package import IntentModel
internal import SourceDiagnostics

/// How tables are brought in step with their definition.
package struct UpdateOptions: Sendable {
  /// What happens to entries that translate nothing.
  package var stale: StalePolicy

  /// Whether translations of texts that were changed are taken for reviewed: the tables get the texts of now.
  package var takesAsReviewed: Bool

  /// Whether entries without a comment get one.
  package var addsComments: Bool

  /// The texts of an older version of the definition by ID: translations of those that are other ones now have drifted.
  package var formerTexts: [String: String]

  /// Options; without any, entries are added and nothing else is touched.
  package init(
    stale: StalePolicy = .keep, takesAsReviewed: Bool = false, addsComments: Bool = false,
    formerTexts: [String: String] = [:]
  ) {
    self.stale = stale
    self.takesAsReviewed = takesAsReviewed
    self.addsComments = addsComments
    self.formerTexts = formerTexts
  }

  /// The texts of an older version of a definition by ID.
  package static func texts(of document: DefinitionDocument) -> [String: String] {
    Dictionary(
      document.texts.compactMap { text in text.id.flatMap { id in text.text.map { (id.value, $0.value) } } },
      uniquingKeysWith: { first, _ in first })
  }
}
