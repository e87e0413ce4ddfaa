extension [UInt8] {
  /// The bytes with edits made, all at once: their ranges are those of these bytes.
  ///
  /// What is inserted at one place keeps its order; no two edits may replace the same byte.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var copied = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      result += self[copied..<edit.range.offsets.lowerBound]
      result += edit.replacement.utf8
      copied = edit.range.offsets.upperBound
    }
    return result + self[copied...]
  }
}
