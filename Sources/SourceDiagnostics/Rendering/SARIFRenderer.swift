/// Diagnostics as a SARIF 2.1.0 log with one run, for code scanning services and editors.
///
/// Columns count UTF-16 code units and the log says so. Notes with a place become related locations, fix-its become
/// fixes; hints and notes without a place are further lines of the message. Relative paths start from `%SRCROOT%`: which
/// folder that is, the reader of the log knows, and no path of this machine gets into it.
package struct SARIFRenderer: Sendable {
  /// The compiler's version, for example `1.2.0`.
  package let toolVersion: String

  /// The kinds of findings that were looked for.
  ///
  /// All of them are listed. A kind that is missing here is listed if it was found, with the words of its slug.
  package let rules: [RuleMetadata]

  /// A renderer that names the given version of the tool.
  package init(toolVersion: String, rules: [RuleMetadata] = []) {
    self.toolVersion = toolVersion
    self.rules = rules
  }

  /// The log, ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let metadata = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(metadata.keys).union(diagnostics.map(\.id)).sorted { $0.slug < $1.slug }
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var places = SARIFPlaces()
    var results: [JSONValue] = []
    for diagnostic in diagnostics {
      results.append(result(diagnostic, rule: indices[diagnostic.id] ?? 0, &places))
    }
    let driver: JSONValue = [
      "name": .string(toolName), "version": .string(toolVersion),
      "rules": .array(ids.map { rule($0, metadata[$0]) }),
    ]
    var run = [JSONMember("tool", ["driver": driver])]
    if places.hasRelativePaths {
      let description: JSONValue = ["text": "The folder that intentc was started in."]
      run.append(
        JSONMember("originalUriBaseIds", .object([JSONMember(SARIFPlaces.baseID, ["description": description])])))
    }
    run += [JSONMember("columnKind", "utf16CodeUnits"), JSONMember("results", .array(results))]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [.object(run)],
    ]
    return log.text(.indented) + "\n"
  }

  /// The `reportingDescriptor` object of a rule.
  private func rule(_ id: DiagnosticID, _ metadata: RuleMetadata?) -> JSONValue {
    guard let metadata else {
      let words: JSONValue = ["text": .string(id.slug.split(separator: "-").joined(separator: " "))]
      return ["id": .string(id.slug), "shortDescription": words, "fullDescription": words]
    }
    var members = [
      JSONMember("id", .string(id.slug)),
      JSONMember("shortDescription", ["text": .string(metadata.title)]),
      JSONMember("fullDescription", ["text": .string(metadata.explanation)]),
      // Markdown reads well as plain text, and it says more than the explanation.
      JSONMember("help", ["text": .string(metadata.help), "markdown": .string(metadata.help)]),
      JSONMember("defaultConfiguration", ["level": .string(metadata.defaultSeverity.rawValue)]),
    ]
    if let uri = metadata.helpURI {
      members.append(JSONMember("helpUri", .string(uri)))
    }
    if !metadata.tags.isEmpty {
      members.append(JSONMember("properties", ["tags": .array(metadata.tags.map(JSONValue.string))]))
    }
    return .object(members)
  }

  private func result(_ diagnostic: Diagnostic, rule: Int, _ places: inout SARIFPlaces) -> JSONValue {
    let loose = diagnostic.notes.filter { $0.location == nil }.map(\.message)
    let text = ([diagnostic.message] + loose + [diagnostic.hint].compactMap { $0 }).joined(separator: "\n")
    var members = [
      JSONMember("ruleId", .string(diagnostic.id.slug)),
      JSONMember("ruleIndex", .integer(rule)),
      JSONMember("level", .string(diagnostic.severity.rawValue)),
      JSONMember("message", ["text": .string(text)]),
    ]
    if let location = diagnostic.location {
      members.append(JSONMember("locations", [["physicalLocation": places.physicalLocation(location)]]))
    }
    var related: [JSONValue] = []
    for note in diagnostic.notes {
      guard let location = note.location else { continue }
      related.append([
        "id": .integer(related.count),
        "physicalLocation": places.physicalLocation(location),
        "message": ["text": .string(note.message)],
      ])
    }
    if !related.isEmpty {
      members.append(JSONMember("relatedLocations", .array(related)))
    }
    var fixes: [JSONValue] = []
    for fixIt in diagnostic.fixIts {
      // The schema wants at least one replacement in a fix, and no fix twice.
      guard let file = diagnostic.location?.file, !fixIt.edits.isEmpty else { continue }
      let fix = places.fix(fixIt, of: file)
      if !fixes.contains(fix) {
        fixes.append(fix)
      }
    }
    if !fixes.isEmpty {
      members.append(JSONMember("fixes", .array(fixes)))
    }
    return .object(members)
  }
}
