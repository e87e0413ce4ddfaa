extension ValueKind {
  /// Why a text cannot be such a value, and what was probably meant; `nil` if it can.
  ///
  /// Paths are not looked up: whether a file exists is for the command to find out.
  func complaint(about text: String) -> (message: String, hint: String?)? {
    switch self {
    case .text, .file, .directory:
      return nil
    case .choice(let choices):
      let words = choices.map(\.value)
      guard !words.contains(text) else { return nil }
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      let hint = SpellingSuggestion.nearest(to: text, among: words).map { "did you mean '\($0)'?" }
      return (words.count == 1 ? "it can only be \(list)" : "choose from \(list)", hint)
    case .number(let bounds):
      guard let number = Int(text) else { return ("it is not a whole number", nil) }
      guard !bounds.contains(number) else { return nil }
      if bounds.upperBound == .max { return ("it is less than \(bounds.lowerBound)", nil) }
      if bounds.lowerBound == .min { return ("it is greater than \(bounds.upperBound)", nil) }
      return ("it is not between \(bounds.lowerBound) and \(bounds.upperBound)", nil)
    }
  }
}
