/// Finds the word that was probably meant.
enum SpellingSuggestion {
  /// How many slips of the finger a suggestion may be away.
  static let largestDistance = 2

  /// The one nearest candidate; `nil` if none is near or two are equally near, because a wrong guess costs more than none.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    var isTied = false
    for candidate in candidates where candidate != best?.candidate {
      let wanted = Array(candidate.lowercased())
      let distance = distance(from: typed, to: wanted)
      // With every letter replaced the two words have nothing in common.
      guard distance <= largestDistance, distance < max(typed.count, wanted.count) else { continue }
      if let current = best, current.distance <= distance {
        isTied = isTied || current.distance == distance
      } else {
        best = (candidate, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.candidate
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(from source: [Character], to target: [Character]) -> Int {
    var twoBack: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let replacement = previous[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, twoBack[column - 1] + 1)
        }
        current.append(cost)
      }
      twoBack = previous
      previous = current
    }
    return previous[target.count]
  }
}
