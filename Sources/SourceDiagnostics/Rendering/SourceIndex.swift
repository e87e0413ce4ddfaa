/// The tables of all files that one report mentions, each built once.
struct SourceIndex: Sendable {
  private let countingUTF16: Bool
  private var sources: [String: [IndexedSource]] = [:]
  private var latest: IndexedSource?

  /// An index without a file; columns count UTF-8 bytes, or UTF-16 code units.
  init(countingUTF16: Bool = false) {
    self.countingUTF16 = countingUTF16
  }

  /// The tables of a file.
  ///
  /// Two files may bear the same name, so the bytes are compared too; that is quick, as all findings of a run share
  /// one array.
  mutating func source(_ file: SourceFile) -> IndexedSource {
    if let latest, latest.file == file { return latest }
    let found = sources[file.path]?.first { $0.file == file }
    let source = found ?? IndexedSource(file, countingUTF16: countingUTF16)
    if found == nil {
      sources[file.path, default: []].append(source)
    }
    latest = source
    return source
  }

  /// The lines and columns of a location.
  mutating func span(of location: SourceLocation) -> SourceSpan {
    source(location.file).span(of: location.range)
  }

  /// What a line about a finding starts with, for example `Tea.intentdefinition:3:7`; the tool's name where the
  /// finding has no place.
  mutating func prefix(_ location: SourceLocation?) -> String {
    guard let location else { return toolName }
    let start = span(of: location).start
    return "\(location.file.path.singleLine):\(start.line):\(start.column)"
  }
}

/// The name under which the tool reports.
let toolName = "intentc"
