/// Which texts need their string IDs as keys: those that are alike and are translated differently.
package struct StringKeyPlan: Sendable, Equatable {
  /// The IDs.
  package let idsWithOwnKeys: Set<String>

  /// The IDs that are those of several texts of the code, and so can be the key of none.
  package let ambiguousIDs: Set<String>

  /// The plan for texts, as the code has them while no text has a key of its own.
  init(_ candidates: TranslationCandidates) {
    let texts = candidates.texts
    let ambiguous = texts.ambiguousStringIDs(for: .ids)
    var ids: Set<String> = []
    for indices in candidates.textsByKey.values where indices.count > 1 {
      let classes = Self.classes(of: indices, candidates)
      guard classes.count > 1, let kept = Self.kept(of: classes, texts, ambiguous) else { continue }
      for (number, list) in classes.enumerated() where number != kept {
        ids.formUnion(list.compactMap { texts[$0].canHaveOwnKey ? texts[$0].stringID : nil })
      }
    }
    idsWithOwnKeys = ids.subtracting(ambiguous)
    ambiguousIDs = ambiguous
  }

  /// The texts in groups within which no two translations differ.
  private static func classes(of indices: [Int], _ candidates: TranslationCandidates) -> [[Int]] {
    var classes: [(texts: [Int], translations: TranslationCandidates.ByLanguage)] = []
    for index in indices {
      let own = candidates.translations(of: index)
      let number = classes.firstIndex { list in
        own.allSatisfy { language, text in list.translations[language].map { $0 == text } ?? true }
      }
      if let number {
        classes[number].texts.append(index)
        classes[number].translations.merge(own) { first, _ in first }
      } else {
        classes.append(([index], own))
      }
    }
    return classes.map(\.texts)
  }

  /// The class that keeps the text as its key: the one with the most texts that cannot have another key, else with the
  /// most texts.
  private static func kept(of classes: [[Int]], _ texts: [MigratedText], _ ambiguous: Set<String>) -> Int? {
    func weight(_ list: [Int]) -> (Int, Int) {
      let bound = list.count { index in
        !texts[index].canHaveOwnKey || (texts[index].stringID.map { ambiguous.contains($0) } ?? false)
      }
      return (bound, list.count)
    }
    // The first of equals, so that the order of the definition decides.
    return classes.indices.max { weight(classes[$0]) < weight(classes[$1]) }
  }
}
