/// Which lines two texts do not have in common: a shortest difference, unless that takes too long to find.
///
/// Where more than `largestDistance` lines differ, or the search makes more than `largestEffort` comparisons, all lines
/// between the first and the last difference count as replaced. So the time is linear in the size of the texts.
struct LineDifference: Sendable, Equatable {
  /// The lines that were replaced, in order; at least one equal line stands between any two changes.
  let changes: [LineChange]

  /// The number of deleted and inserted lines up to which a shortest difference is looked for; the search keeps half
  /// the square of it as 32-bit numbers.
  private static let largestDistance = 2048

  /// The number of comparisons after which the search is given up.
  private static let largestEffort = 32_000_000

  /// Compares two texts.
  init(from old: TextLines, to new: TextLines) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - suffix - 1] == new[new.count - suffix - 1] { suffix += 1 }
    let whole = LineChange(old: prefix..<(old.count - suffix), new: prefix..<(new.count - suffix))
    guard !whole.old.isEmpty, !whole.new.isEmpty else {
      changes = whole.old.isEmpty && whole.new.isEmpty ? [] : [whole]
      return
    }

    // Equal lines get equal numbers, which are quicker to compare.
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(of line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let number = Int32(numbers.count)
      numbers[line] = number
      return number
    }
    let oldNumbers = whole.old.map { number(of: old[$0]) }
    let newNumbers = whole.new.map { number(of: new[$0]) }
    changes = Self.commonRuns(oldNumbers, newNumbers).map { Self.changes(in: whole, beside: $0) } ?? [whole]
  }

  /// The changes around runs of equal lines, which count from the start of the whole.
  private static func changes(in whole: LineChange, beside runs: [LineChange]) -> [LineChange] {
    let (oldBase, newBase) = (whole.old.lowerBound, whole.new.lowerBound)
    let end = LineChange(old: whole.old.count..<whole.old.count, new: whole.new.count..<whole.new.count)
    var changes: [LineChange] = []
    var (old, new) = (0, 0)
    for run in runs + [end] {
      if old < run.old.lowerBound || new < run.new.lowerBound {
        changes.append(
          LineChange(
            old: (oldBase + old)..<(oldBase + run.old.lowerBound),
            new: (newBase + new)..<(newBase + run.new.lowerBound)))
      }
      (old, new) = (run.old.upperBound, run.new.upperBound)
    }
    return changes
  }

  // MARK: The greedy algorithm of E. W. Myers (1986)

  /// The runs of equal elements on a shortest way between two sequences; nil where it was not found in time.
  ///
  /// After the step with the number d, a row has d + 1 entries: how many old elements can be passed with d deletions and
  /// insertions, of which the entry's index is the number of deletions.
  private static func commonRuns(_ old: [Int32], _ new: [Int32]) -> [LineChange]? {
    var rows: [[Int32]] = []
    var effort = 0
    for distance in 0...min(old.count + new.count, largestDistance) {
      let previous = rows.last ?? []
      var row: [Int32] = []
      row.reserveCapacity(distance + 1)
      for deletions in 0...distance {
        let start = position(after: previous, deletions: deletions)
        var oldIndex = start
        var newIndex = start - 2 * deletions + distance
        while oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
          oldIndex += 1
          newIndex += 1
        }
        row.append(Int32(oldIndex))
        effort += oldIndex - start + 1
        if oldIndex == old.count, newIndex == new.count {
          return runs(rows + [row])
        }
      }
      guard effort < largestEffort else { return nil }
      rows.append(row)
    }
    return nil
  }

  /// How many old elements are passed right behind the last deletion or insertion of a step.
  private static func position(after previous: [Int32], deletions: Int) -> Int {
    guard !previous.isEmpty else { return 0 }
    return isInsertion(after: previous, deletions: deletions)
      ? Int(previous[deletions]) : Int(previous[deletions - 1]) + 1
  }

  /// Whether the step that leads to an entry is an insertion.
  private static func isInsertion(after previous: [Int32], deletions: Int) -> Bool {
    deletions < previous.count && (deletions == 0 || previous[deletions - 1] < previous[deletions])
  }

  /// Walks back from the entry that reached the end, the last of all.
  private static func runs(_ rows: [[Int32]]) -> [LineChange] {
    var runs: [LineChange] = []
    var deletions = (rows.last?.count ?? 0) - 1
    for distance in rows.indices.reversed() {
      let previous = distance > 0 ? rows[distance - 1] : []
      let run = position(after: previous, deletions: deletions)..<Int(rows[distance][deletions])
      if !run.isEmpty {
        let shift = distance - 2 * deletions
        runs.append(LineChange(old: run, new: (run.lowerBound + shift)..<(run.upperBound + shift)))
      }
      if !previous.isEmpty, !isInsertion(after: previous, deletions: deletions) {
        deletions -= 1
      }
    }
    return runs.reversed()
  }
}
