/// How tables are brought in step with their definition.
package struct UpdateOptions: Sendable {
  /// What happens to entries that translate nothing.
  package var stale: StalePolicy

  /// Whether translations of texts that were changed are taken for reviewed: the tables get the texts of now.
  package var takesAsReviewed: Bool

  /// Whether entries without a comment get one.
  package var addsComments: Bool

  /// Options; without any, entries are added and nothing else is touched.
  package init(stale: StalePolicy = .keep, takesAsReviewed: Bool = false, addsComments: Bool = false) {
    self.stale = stale
    self.takesAsReviewed = takesAsReviewed
    self.addsComments = addsComments
  }
}
