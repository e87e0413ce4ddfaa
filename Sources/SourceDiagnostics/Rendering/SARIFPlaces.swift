/// Turns locations into the objects by which a SARIF log names a place.
struct SARIFPlaces: Sendable {
  private var index = SourceIndex(countingUTF16: true)

  /// The `physicalLocation` object of a location.
  mutating func physicalLocation(_ location: SourceLocation) -> JSONValue {
    ["artifactLocation": artifact(location.file), "region": region(location)]
  }

  /// The `fix` object of a change.
  mutating func fix(_ fixIt: FixIt, at location: SourceLocation) -> JSONValue {
    let replacement: JSONValue = [
      "deletedRegion": region(location), "insertedContent": ["text": .string(fixIt.replacement)],
    ]
    return [
      "description": ["text": .string(fixIt.message)],
      "artifactChanges": [["artifactLocation": artifact(location.file), "replacements": [replacement]]],
    ]
  }

  private func artifact(_ file: SourceFile) -> JSONValue {
    ["uri": .string(file.path.uriPath)]
  }

  private mutating func region(_ location: SourceLocation) -> JSONValue {
    let span = index.span(of: location)
    return [
      "startLine": .integer(span.start.line), "startColumn": .integer(span.start.column),
      "endLine": .integer(span.end.line), "endColumn": .integer(span.end.column),
    ]
  }
}
