/// Diagnostics as a SARIF 2.1.0 log with one run, for code scanning services and editors.
///
/// Columns count UTF-16 code units and the log says so. Notes with a place become related locations, fix-its become
/// fixes; hints and notes without a place are further lines of the message.
package struct SARIFRenderer: Sendable {
  /// The compiler's version, for example `1.2.0`.
  package let toolVersion: String

  /// What each rule is about, in one sentence; a rule that is missing here is described by the words of its slug.
  package let descriptions: [DiagnosticID: String]

  /// A renderer that names the given version of the tool.
  package init(toolVersion: String, descriptions: [DiagnosticID: String] = [:]) {
    self.toolVersion = toolVersion
    self.descriptions = descriptions
  }

  /// The log, ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var places = SARIFPlaces()
    let rules = Set(diagnostics.map(\.id)).sorted { $0.slug < $1.slug }
    let ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    var results: [JSONValue] = []
    for diagnostic in diagnostics {
      results.append(result(diagnostic, rule: ruleIndices[diagnostic.id] ?? 0, &places))
    }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": .string(toolName),
              "version": .string(toolVersion),
              "rules": .array(rules.map(rule)),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .array(results),
        ]
      ],
    ]
    return log.text(.indented) + "\n"
  }

  private func rule(_ id: DiagnosticID) -> JSONValue {
    let words = id.slug.split(separator: "-").joined(separator: " ")
    let text = descriptions[id] ?? words
    return ["id": .string(id.slug), "shortDescription": ["text": .string(text)]]
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
    // The schema wants at least one replacement in a change.
    if let file = diagnostic.location?.file {
      let fixes = diagnostic.fixIts.filter { !$0.edits.isEmpty }.map { places.fix($0, of: file) }
      if !fixes.isEmpty {
        members.append(JSONMember("fixes", .array(fixes)))
      }
    }
    return .object(members)
  }
}
