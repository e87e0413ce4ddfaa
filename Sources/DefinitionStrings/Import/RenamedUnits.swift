internal import Localization
internal import SourceDiagnostics

/// The units of a file that came back under IDs that are no longer those of their texts, found by words and notes.
struct RenamedUnits {
  /// The texts of the definition that the file has no unit for, by their words.
  private let candidates: [String: [ExportedText]]

  /// The units of a file among the texts of a definition.
  init(_ file: ReturnedFile, among texts: [ExportedText]) {
    let ids = Set(file.units.map(\.id.value))
    candidates = Dictionary(grouping: texts.filter { !ids.contains($0.key) }, by: \.source)
  }

  /// The key of a unit's text: the only one with its words and its note, or, where the file has no note, with its words;
  /// nil where there is none, or several.
  func key(of unit: ReturnedUnit) -> String? {
    guard let source = unit.source, let texts = candidates[source.text] else { return nil }
    let lines = unit.note.map { $0.split(separator: "\n").map(String.init) }
    let found = texts.filter { text in lines.map { $0.starts(with: text.context) } ?? true }
    return found.count == 1 ? found[0].key : nil
  }
}
