/// Two revisions as git writes them together: `A..B`, or `A...B`, which begins where both were one.
struct RevisionRange: Equatable {
  /// What stands in front of the dots; git takes `HEAD` for nothing.
  let first: String

  /// What stands behind the dots.
  let last: String

  /// Whether there are three dots.
  let beginsAtMergeBase: Bool

  /// The range that a text is; nil for a single revision, whose name has no two dots in a row.
  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    beginsAtMergeBase = text[dots.upperBound...].hasPrefix(".")
    let end = beginsAtMergeBase ? text.index(after: dots.upperBound) : dots.upperBound
    first = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
    last = end == text.endIndex ? "HEAD" : String(text[end...])
  }

  /// The outcome of having git look for the common ancestor, for the repository that a path is in.
  func mergeBase(for path: String) throws(FileSystemError) -> ChildProcess {
    try ChildProcess(ChildProcess.git(for: path) + ["merge-base", "--", first, last])
  }
}
