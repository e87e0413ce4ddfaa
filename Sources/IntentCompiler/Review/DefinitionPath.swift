/// Where a definition to be read stands, as a command line says it.
struct DefinitionPath: Equatable {
  /// The places of definitions.
  enum Place: Equatable {
    /// A file.
    case file(String)
    /// A file as a revision of a git repository has it; an empty revision is the index, and `:1`, `:2` and `:3` are the
    /// versions of a file that is not merged.
    case revision(String, path: String)
    /// The standard input.
    case standardInput
  }

  /// How the user has written it, which is how messages call it.
  let text: String

  /// Where it is.
  let place: Place

  /// The place that a word of a command line means: `-`, `git:REVISION:PATH`, or a path.
  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    if text == "-" {
      place = .standardInput
    } else if parts.count == 3, parts[0] == "git" {
      let isStage = parts[1].isEmpty && ["1:", "2:", "3:"].contains { parts[2].hasPrefix($0) }
      place =
        isStage
        ? .revision(":" + parts[2].prefix(1), path: String(parts[2].dropFirst(2))) : .revision(parts[1], path: parts[2])
    } else {
      place = .file(text)
    }
  }

  /// A place that messages call otherwise.
  init(text: String, place: Place) {
    self.text = text
    self.place = place
  }

  /// The revision of `git:REVISION`, which leaves the path to what it is compared with; nil for anything else.
  static func bareRevision(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == "git" && !parts[1].hasPrefix("-") ? String(parts[1]) : nil
  }

  /// The path of the file, whether or not it is one of a revision; nil for the standard input.
  var file: String? {
    switch place {
    case .file(let file), .revision(_, let file): file
    case .standardInput: nil
    }
  }

  /// Another file of the same revision, or on disk where this is no revision.
  func with(file: String) -> DefinitionPath {
    switch place {
    case .revision(let revision, let path):
      DefinitionPath(text: String(text.dropLast(path.count)) + file, place: .revision(revision, path: file))
    case .file, .standardInput: DefinitionPath(text: file, place: .file(file))
    }
  }
}
