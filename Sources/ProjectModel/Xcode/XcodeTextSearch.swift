internal import SourceDiagnostics

/// Words in the text of a project that stand for what is not read.
struct XcodeTextSearch {
  private let bytes: [UInt8]

  init(_ source: SourceFile) {
    bytes = source.bytes
  }

  /// Whether something counts for some platforms only.
  var hasPlatformFilters: Bool { mentions("platformFilter") }

  /// Whether a generator of intent classes is called, in a script, a build rule or a plugin.
  var hasOtherGenerator: Bool { ["intentbuilderc", "intentc", "Intentc"].contains(where: mentions) }

  private func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var start = bytes.startIndex
    while let position = bytes[start...].firstIndex(of: first), bytes.count - position >= word.count {
      if bytes[position..<position + word.count].elementsEqual(word) { return true }
      start = position + 1
    }
    return false
  }
}
