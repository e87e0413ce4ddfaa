import IntentSemantics

extension String {
  /// A name as words for people.
  ///
  /// For example: `Room Name` for `roomName`, `Region ID` for `region_ID`
  var asTitle: String {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for (index, character) in zip(indices, self) {
      let isSeparator = character == "_"
      let next = self[self.index(after: index)...].first
      let startsWord =
        character.isUppercase
        && ((previous.map { !$0.isUppercase } ?? false) || (next.map { $0.isLowercase } ?? false))
      if (isSeparator || startsWord), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator {
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty {
      words.append(word)
    }
    return words.map(\.withUppercasedFirstLetter).joined(separator: " ")
  }
}
