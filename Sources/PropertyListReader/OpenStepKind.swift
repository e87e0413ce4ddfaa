/// The types of old-style property lists.
package enum OpenStepKind: String, Sendable, Hashable, CaseIterable {
  case string, data, array, dictionary
}
