internal import SourceDiagnostics

extension SystemIntentCatalogue {
  /// The domain that people mean by a name: case, blanks, dashes and endings do not matter, and the beginning of one of
  /// its words is enough, so that `messages` is Messaging and `ride` is Ride Booking.
  ///
  /// - Throws: An error with suggestions if the name stands for none, or for more than one.
  package static func domain(matching name: String) throws(SystemNameError) -> SystemIntentDomain {
    let words = words(of: name)
    let stems = words.map(stem)
    let joined = words.joined()
    let domains = SystemIntentDomain.allCases
    func isMatch(_ domain: SystemIntentDomain) -> Bool {
      let others = self.words(of: domain.rawValue)
      return stems.count <= others.count && stems.allSatisfy { stem in others.contains { $0.hasPrefix(stem) } }
    }
    let candidates = [
      domains.filter { self.words(of: $0.rawValue).joined() == joined },
      domains.filter { self.words(of: $0.rawValue).map(stem) == stems },
      stems.isEmpty ? [] : domains.filter(isMatch),
    ].first { !$0.isEmpty }
    if let candidates, let only = candidates.first, candidates.count == 1 { return only }
    if let candidates {
      throw SystemNameError(
        subject: .domain, name: name, isAmbiguous: true, suggestions: candidates.map(\.rawValue))
    }
    let spelling = Spelling.suggestion(
      for: joined, among: domains.map { self.words(of: $0.rawValue).joined() })
    let meant = domains.filter { self.words(of: $0.rawValue).joined() == spelling }
    throw SystemNameError(subject: .domain, name: name, isAmbiguous: false, suggestions: meant.map(\.rawValue))
  }

  /// The intent that people mean by a name: the class, or the class without `IN`, without `Intent` or without both, such
  /// as `SendMessage`; case, blanks and dashes do not matter.
  ///
  /// - Throws: An error, with a suggestion for a misspelt name, if the name stands for none.
  package static func intent(matching name: String) throws(SystemNameError) -> SystemIntentClass {
    if let intent = intent(named: name) { return intent }
    let joined = words(of: name).joined()
    if let intent = all.first(where: { spellings(of: $0).contains(joined) }) { return intent }
    let spelling = Spelling.suggestion(for: joined, among: all.lazy.flatMap(spellings))
    let meant = all.filter { intent in spelling.map(spellings(of: intent).contains) == true }
    throw SystemNameError(subject: .intent, name: name, isAmbiguous: false, suggestions: meant.map(\.className))
  }

  private static func spellings(of intent: SystemIntentClass) -> [String] {
    let task = intent.taskName.lowercased()
    return ["in" + task + "intent", task + "intent", "in" + task, task]
  }

  /// The words in lower case, without what stands between them.
  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0 != "and" }
  }

  /// A word without the ending that tells one from many, and a thing from what is done with it.
  private static func stem(_ word: String) -> String {
    for ending in ["ing", "es", "e", "s"] where word.hasSuffix(ending) && word.count >= ending.count + 3 {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}
