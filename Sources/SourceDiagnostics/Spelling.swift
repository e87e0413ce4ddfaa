/// Finds what a misspelt name was meant to be.
package enum Spelling {
  /// The one candidate within two edits of a name; nil when there is none or more than one of the same distance.
  package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, name: String)?
    var isAmbiguous = false
    for candidate in candidates where candidate != name {
      let distance = editDistance(Array(name.utf8), Array(candidate.utf8), limit: 2)
      guard distance <= 2, distance < max(name.utf8.count, 2) else { continue }
      if let known = best, known.distance <= distance {
        isAmbiguous = isAmbiguous || (known.distance == distance && known.name != candidate)
      } else {
        best = (distance, candidate)
        isAmbiguous = false
      }
    }
    return isAmbiguous ? nil : best?.name
  }

  /// The hint `did you mean 'x'?`, or nil when there is no single candidate.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The number of insertions, deletions and replacements between two texts; more than `limit` counts as `limit + 1`.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
      var current = [row + 1]
      for (column, rightByte) in right.enumerated() {
        let replaced = previous[column] + (leftByte == rightByte ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
