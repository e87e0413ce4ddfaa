/// Turns locations into the objects by which a SARIF log names a place.
struct SARIFPlaces: Sendable {
  /// The name of the folder that relative paths start from; tools that read logs know it from other tools.
  static let baseID = "%SRCROOT%"

  /// Whether a relative path was named, so that the log has to say what it is relative to.
  private(set) var hasRelativePaths = false

  private var index = SourceIndex(countingUTF16: true)

  /// The `physicalLocation` object of a location.
  mutating func physicalLocation(_ location: SourceLocation) -> JSONValue {
    ["artifactLocation": artifact(location.file), "region": region(location)]
  }

  /// The `fix` object of a change of the given file.
  mutating func fix(_ fixIt: FixIt, of file: SourceFile) -> JSONValue {
    var replacements: [JSONValue] = []
    for edit in fixIt.edits {
      replacements.append([
        "deletedRegion": region(SourceLocation(file: file, range: edit.range)),
        "insertedContent": ["text": .string(edit.replacement)],
      ])
    }
    return [
      "description": ["text": .string(fixIt.message)],
      "artifactChanges": [["artifactLocation": artifact(file), "replacements": .array(replacements)]],
    ]
  }

  private mutating func artifact(_ file: SourceFile) -> JSONValue {
    let uri = JSONValue.string(file.path.uriPath)
    if file.path.hasPrefix("/") { return ["uri": uri] }
    hasRelativePaths = true
    return ["uri": uri, "uriBaseId": .string(Self.baseID)]
  }

  private mutating func region(_ location: SourceLocation) -> JSONValue {
    let span = index.span(of: location)
    return [
      "startLine": .integer(span.start.line), "startColumn": .integer(span.start.column),
      "endLine": .integer(span.end.line), "endColumn": .integer(span.end.column),
    ]
  }
}
