public import Foundation

/// A phrase with the identifier of what it means.
open class INSpeakableString: NSObject, INSpeakable {
  /// What is said.
  public let spokenPhrase: String

  /// How it is said.
  public let pronunciationHint: String?

  /// What it is known by.
  public let vocabularyIdentifier: String?

  /// What may be said as well; nothing.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// A phrase with an identifier.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  /// A phrase without an identifier.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  /// Whether phrase and identifier are the same.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return spokenPhrase == other.spokenPhrase && vocabularyIdentifier == other.vocabularyIdentifier
  }

  override open var hash: Int { spokenPhrase.hashValue }
}
