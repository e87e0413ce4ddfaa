/// A text of a definition: its wording in the development language and the ID under which translations are found.
///
/// The wording may have tokens in the place of values: `${soup}`, or `${soup.price}` for a property of a value.
public struct DialogueText: Sendable, Hashable {
  /// The wording in the development language, with its tokens.
  public let wording: String

  /// The string ID; nil for a text that has no translations.
  public let id: String?

  /// A text of the given wording.
  public init(_ wording: String, id: String? = nil) {
    self.wording = wording
    self.id = id
  }

  /// Whether there is more in it than tokens and signs, so that it is not the same in every language.
  var hasWords: Bool {
    DialogueSegment.segments(of: wording).contains { segment in
      if case .words(let words) = segment { words.contains(where: \.isLetter) } else { false }
    }
  }
}
