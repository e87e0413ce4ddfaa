public import Foundation

/// Something that can be said.
public protocol INSpeakable: NSObjectProtocol {
  /// What is said.
  var spokenPhrase: String { get }

  /// How it is said.
  var pronunciationHint: String? { get }

  /// What it is known by.
  var vocabularyIdentifier: String? { get }

  /// What may be said as well.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}
