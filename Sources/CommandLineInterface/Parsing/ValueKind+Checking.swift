extension ValueKind {
  /// Why a text cannot be such a value, and what was probably meant; `nil` if it can.
  ///
  /// Paths are not looked up: whether a file exists is for the command to find out.
  func complaint(about text: String) -> (message: String, hint: String?)? {
    switch self {
    case .text, .file, .directory:
      return nil
    case .choice(let choices, let listing):
      return Self.complaint(about: text, outOf: choices, listedBy: listing)
    case .choices(let choices):
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      return words.lazy.compactMap { Self.complaint(about: String($0), outOf: choices) }.first
    case .choiceWithFile(let choices):
      let value = ChoiceWithFile(text)
      let rest = value.file.map { "=" + $0 } ?? ""
      if let complaint = Self.complaint(about: value.choice, outOf: choices, behind: rest) { return complaint }
      return value.file?.isEmpty == true ? ("the path behind '=' is missing", nil) : nil
    case .number(let bounds):
      guard let number = Int(text) else { return ("it is not a whole number", nil) }
      guard !bounds.contains(number) else { return nil }
      if bounds.upperBound == .max { return ("it is less than \(bounds.lowerBound)", nil) }
      if bounds.lowerBound == .min { return ("it is greater than \(bounds.upperBound)", nil) }
      return ("it is not between \(bounds.lowerBound) and \(bounds.upperBound)", nil)
    }
  }
  /// The complaint about a word that a list does not have; `rest` is what stands behind the word and belongs to the value.
  private static func complaint(
    about word: String, outOf choices: [Choice], listedBy listing: String? = nil, behind rest: String = ""
  ) -> (message: String, hint: String?)? {
    let words = choices.map(\.value)
    guard !words.contains(word) else { return nil }
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    let hint = SpellingSuggestion.nearest(to: word, among: words).map { "did you mean '\($0)\(rest)'?" }
    if word.contains(","), word.split(separator: ",").allSatisfy({ part in words.contains { $0 == part } }) {
      return ("it is several values", "give the option once for each")
    }
    if let listing { return ("'\(listing)' lists what can be chosen", hint) }
    return (words.count == 1 ? "it can only be \(list)" : "choose from \(list)", hint)
  }
}
