/// Finds what a misspelt name was meant to be.
package enum Spelling {
  /// The one candidate within two edits of a name; nil when there is none or more than one of the same distance.
  package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, name: String)?
    var isAmbiguous = false
    let bytes = Array(name.utf8)
    for candidate in candidates where abs(candidate.utf8.count - bytes.count) <= 2 && candidate != name {
      let distance = editDistance(bytes, Array(candidate.utf8), limit: 2)
      guard distance <= 2, distance < max(bytes.count, 2) else { continue }
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
    suggestion(for: name, among: candidates).map(hint(naming:))
  }

  /// The hint that asks whether another name is meant.
  package static func hint(naming name: String) -> String { "did you mean '\(name)'?" }

  /// The number of insertions, deletions and replacements between two texts; more than `limit` counts as `limit + 1`.
  ///
  /// Only prefixes whose lengths differ by no more than the limit are compared, so the time is linear.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    // Entry `limit + d` is the distance between the first `row` bytes of the left and `row + d` of the right.
    var distances = (0...2 * limit).map { $0 < limit ? limit + 1 : $0 - limit }
    for (row, byte) in left.enumerated() {
      var isHopeless = true
      for index in distances.indices {
        let column = row + index - limit + 1
        guard column >= 0, column <= right.count else {
          distances[index] = limit + 1
          continue
        }
        let replaced = column > 0 ? distances[index] + (byte == right[column - 1] ? 0 : 1) : limit + 1
        let deleted = index + 1 < distances.count ? distances[index + 1] + 1 : limit + 1
        let inserted = index > 0 ? distances[index - 1] + 1 : limit + 1
        distances[index] = min(replaced, deleted, inserted, limit + 1)
        isHopeless = isHopeless && distances[index] > limit
      }
      if isHopeless { return limit + 1 }
    }
    return distances[limit + right.count - left.count]
  }
}
