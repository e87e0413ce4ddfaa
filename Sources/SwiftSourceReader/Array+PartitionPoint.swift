extension Array {
  /// The first index of an element that a condition holds for, which holds for all behind it too; else the end.
  func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
