internal import IntentModel
internal import IntentRules
internal import SourceDiagnostics

/// How much of some definitions is translated, as a table or as JSON.
struct CoverageTable {
  /// The version of the JSON shape.
  private static let formatVersion = 1

  let definitions: [TranslationCoverage]

  init(_ definitions: [TranslationCoverage]) {
    self.definitions = definitions
  }

  // MARK: For people

  /// A table for each definition: languages down, groups of texts across.
  var text: String {
    guard !definitions.isEmpty else { return "" }
    let tables = definitions.map { definition in
      let heading = definition.path + "\n"
      guard !definition.languages.isEmpty else { return heading + "  no translations\n" }
      return heading
        + Self.aligned([Self.header(of: definition)] + definition.languages.map { row(of: $0, in: definition) })
    }
    return tables.joined(separator: "\n")
      + "\na/b: a of b texts are translated; !n: n of them have other placeholders than the definition\n"
  }

  /// The groups that the definition has texts of, in their order.
  private static func groups(of definition: TranslationCoverage) -> [DefinitionTextGroup] {
    DefinitionTextGroup.allCases.filter { group in
      definition.languages.contains { ($0.counts[group]?.total ?? 0) > 0 }
    }
  }

  private static func header(of definition: TranslationCoverage) -> [String] {
    ["language"] + groups(of: definition).map(\.rawValue) + ["missing", "stale", "placeholders"]
  }

  private func row(of language: TranslationCoverage.Language, in definition: TranslationCoverage) -> [String] {
    let cells = Self.groups(of: definition).map { group in
      let count = language.counts[group] ?? TranslationCoverage.Count()
      return "\(count.present)/\(count.total)" + (count.mismatched > 0 ? " !\(count.mismatched)" : "")
    }
    let missing = language.isDevelopmentLanguage ? "-" : String(language.missingCount)
    return [language.name + (language.hasTable ? "" : " (no table)")] + cells
      + [missing, String(language.staleCount), language.mismatchedCount == 0 ? "ok" : "!\(language.mismatchedCount)"]
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padded(to: $1) }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  // MARK: For programs

  /// The same as a document.
  var json: JSONValue {
    ["formatVersion": .integer(Self.formatVersion), "definitions": .array(definitions.map(Self.json))]
  }

  private static func json(of definition: TranslationCoverage) -> JSONValue {
    ["path": .string(definition.path), "languages": .array(definition.languages.map(json))]
  }

  private static func json(of language: TranslationCoverage.Language) -> JSONValue {
    let groups = DefinitionTextGroup.allCases.map { group in
      let count = language.counts[group] ?? TranslationCoverage.Count()
      return JSONMember(
        group.rawValue.replacing("enum cases", with: "enumCases"),
        [
          "total": .integer(count.total), "present": .integer(count.present), "missing": .integer(count.missing),
          "placeholderMismatches": .integer(count.mismatched),
        ])
    }
    return [
      "language": .string(language.name), "hasTable": .bool(language.hasTable),
      "isDevelopmentLanguage": .bool(language.isDevelopmentLanguage), "missing": .integer(language.missingCount),
      "stale": .integer(language.staleCount), "placeholderMismatches": .integer(language.mismatchedCount),
      "missingIDs": .array(language.missingIDs.map(JSONValue.string)), "groups": .object(groups),
    ]
  }
}

extension TranslationCoverage.Language {
  /// The texts without an entry.
  fileprivate var missingCount: Int { counts.values.reduce(0) { $0 + $1.missing } }

  /// The texts whose placeholders are not those of the definition.
  fileprivate var mismatchedCount: Int { counts.values.reduce(0) { $0 + $1.mismatched } }
}
