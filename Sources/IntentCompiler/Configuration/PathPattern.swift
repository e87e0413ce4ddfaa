/// A pattern for paths, as in a `.gitignore` file.
///
/// `*` stands for any characters but `/`, `?` for one of them, `**` for any number of folders. A pattern without a `/`
/// fits a name at any depth. What fits a folder fits everything in it.
struct PathPattern: Sendable, Equatable {
  /// The pattern as it is written.
  let text: String

  private let components: [[UInt8]]

  /// The pattern of a text.
  init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/").map { Array($0.utf8) }
    if !text.dropLast(text.hasSuffix("/") ? 1 : 0).contains("/") {
      parts.insert(Self.anyFolders, at: 0)
    }
    components = parts
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether a path, relative to the folder that patterns refer to, fits.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // Reachable positions in the pattern after each name, so that no pattern takes exponential time.
    var reachable: Set<Int> = [0]
    for name in names {
      reachable = closed(reachable)
      if reachable.contains(components.count) { return true }
      var next: Set<Int> = []
      for position in reachable where position < components.count {
        if components[position] == Self.anyFolders {
          next.insert(position)
        } else if Self.matches(name[...], components[position][...]) {
          next.insert(position + 1)
        }
      }
      reachable = next
    }
    return closed(reachable).contains(components.count)
  }

  /// The positions together with those behind `**`, which may stand for no folder.
  private func closed(_ positions: Set<Int>) -> Set<Int> {
    var result = positions
    for start in positions {
      var position = start
      while position < components.count, components[position] == Self.anyFolders {
        position += 1
        result.insert(position)
      }
    }
    return result
  }

  /// Whether a name fits a pattern of `*`, `?` and other characters; goes back to the latest `*` only.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (nameIndex, patternIndex) = (name.startIndex, pattern.startIndex)
    var retry: (name: Int, pattern: Int)?
    while nameIndex < name.endIndex {
      if patternIndex < pattern.endIndex, pattern[patternIndex] == UInt8(ascii: "*") {
        retry = (nameIndex, patternIndex)
        patternIndex += 1
      } else if patternIndex < pattern.endIndex,
        pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == name[nameIndex]
      {
        nameIndex += 1
        patternIndex += 1
      } else if let last = retry {
        retry = (last.name + 1, last.pattern)
        (nameIndex, patternIndex) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
