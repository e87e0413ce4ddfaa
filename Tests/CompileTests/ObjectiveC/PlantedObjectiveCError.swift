import TestSupport
import Testing

/// A mistake that is put into the output of a sample, and words of what the compiler must say about it.
struct PlantedObjectiveCError: Sendable, CustomTestStringConvertible {
  private struct Missing: Error {}

  private let original: String
  private let replacement: String
  let words: String

  init(_ original: String, _ replacement: String, says words: String) {
    self.original = original
    self.replacement = replacement
    self.words = words
  }

  var testDescription: String { original }

  /// The sources with the mistake in.
  ///
  /// - Throws: An error if none of them has the text.
  func planted(in sources: [ObjectiveCSource]) throws -> [ObjectiveCSource] {
    guard sources.contains(where: { $0.text.contains(original) }) else { throw Missing() }
    return sources.map { ObjectiveCSource(path: $0.path, text: $0.text.replacing(original, with: replacement)) }
  }
}
