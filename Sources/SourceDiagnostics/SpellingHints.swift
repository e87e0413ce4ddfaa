/// Hints at what misspelt names were meant to be, as many as are quick to find.
///
/// Each name is compared with all candidates, so that a file of nothing but misspelt names would take quadratic time.
package struct SpellingHints: Sendable {
  private static let largestComparisonCount = 50_000

  private var comparisonCount = 0

  /// Hints for the findings of one file.
  package init() {}

  /// The hint `did you mean 'x'?`; nil when there is no single candidate, or when many names were compared already.
  package mutating func hint(for name: String, among candidates: some Collection<String>) -> String? {
    suggestion(for: name, among: candidates).map(Spelling.hint(naming:))
  }

  /// The one candidate that a name was probably meant to be; nil as for a hint.
  package mutating func suggestion(for name: String, among candidates: some Collection<String>) -> String? {
    comparisonCount += candidates.count
    guard comparisonCount <= Self.largestComparisonCount else { return nil }
    return Spelling.suggestion(for: name, among: candidates)
  }
}
