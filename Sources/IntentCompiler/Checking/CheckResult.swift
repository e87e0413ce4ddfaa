internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// What the rules say of some files.
struct CheckResult: Sendable {
  /// The findings, in no order that counts.
  var diagnostics = DiagnosticEngine()

  /// The names of what findings point at.
  private(set) var elements = ElementNames()

  /// The definitions with their translations, by path.
  private(set) var localizations: [CheckedLocalization] = []

  /// The encodings of the tables that are not UTF-8, by path.
  private(set) var encodings: [String: TextEncoding] = [:]

  /// The findings by path, place and slug; those without a place come first.
  var sortedFindings: [Diagnostic] {
    let byPath = Dictionary(grouping: diagnostics.sorted) { $0.location?.file.path ?? "" }
    return byPath.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }

  /// Takes a table in.
  mutating func add(_ table: ReadTable) {
    diagnostics.report(contentsOf: table.diagnostics)
    if let encoding = table.encoding, encoding.isTranscoded { encodings[table.file.path] = encoding }
    for table in table.tables {
      elements.add(table)
    }
  }

  /// Takes the findings of a definition in.
  mutating func add(_ unit: UnitResult) {
    diagnostics.report(contentsOf: unit.diagnostics)
    for document in unit.documents {
      elements.add(document)
    }
    if let localization = unit.localization { localizations.append(localization) }
  }
}

/// What the rules say of one definition and its translations.
struct UnitResult: Sendable {
  var diagnostics = DiagnosticEngine()

  /// The definition and its copies.
  var documents: [DefinitionDocument] = []

  /// The definition with its tables; nil where it cannot be read.
  var localization: CheckedLocalization?
}

/// A file of translations and what is in it.
struct ReadTable: Sendable {
  /// The file as it was read: findings and edits count in its text, see `TextEncoding`.
  let file: SourceFile

  /// How the text is written in the file, whether or not it is a table; nil where that cannot be told.
  let encoding: TextEncoding?

  /// The tables; several for a catalogue, none where it cannot be read.
  let tables: [StringTable]

  /// What is wrong with the file.
  let diagnostics: DiagnosticEngine
}
