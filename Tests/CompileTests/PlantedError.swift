import TestSupport
import Testing

/// A mistake that is put into the sample, and what the compiler must say about it.
struct PlantedError: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The text of the sample that is taken out; it must occur.
  let original: String
  /// The text that takes its place.
  let replacement: String
  /// Words of the error.
  let words: String
  /// The language modes to try; most mistakes are told alike in both.
  let modes: [SwiftLanguageMode]

  init(
    _ name: String, replacing original: String, with replacement: String, says words: String,
    in modes: [SwiftLanguageMode] = [.six]
  ) {
    testDescription = name
    self.original = original
    self.replacement = replacement
    self.words = words
    self.modes = modes
  }

  /// The sources with the mistake in; `nil` if none of them has the text.
  func planted(in sources: [SwiftSource]) -> [SwiftSource]? {
    guard sources.contains(where: { $0.text.contains(original) }) else { return nil }
    return sources.map {
      SwiftSource(name: $0.name, text: $0.text.replacing(original, with: replacement))
    }
  }
}
