internal import Localization
internal import SourceDiagnostics

/// The units of a file that came back under IDs that are no longer those of their texts, found by words and notes.
struct RenamedUnits {
  /// The keys of the texts by the IDs of their units.
  private var keys: [String: String] = [:]

  /// The units of a file among the texts of a definition.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - texts: The texts of the definition.
  ///   - isUnknown: Whether an ID is none of the definition.
  init(_ file: ReturnedFile, among texts: [ExportedText], where isUnknown: (String) -> Bool) {
    let ids = Set(file.units.map(\.id.value))
    let candidates = Dictionary(grouping: texts.filter { !ids.contains($0.key) }, by: \.source)
    var unitsByKeys: [[String]: [ReturnedUnit]] = [:]
    var seen: Set<String> = []
    for unit in file.units where unit.fault == nil && isUnknown(unit.id.value) && seen.insert(unit.id.value).inserted {
      guard let source = unit.source, let texts = candidates[source.text] else { continue }
      let lines = unit.note.map { $0.split(separator: "\n").map(String.init) }
      let found = texts.filter { text in lines.map { $0.starts(with: text.context) } ?? true }
      if !found.isEmpty { unitsByKeys[found.map(\.key), default: []].append(unit) }
    }
    for (keys, units) in unitsByKeys where keys.count == units.count {
      // Several texts of one place are in the order of the definition, in the file as now; without notes, nobody knows
      // whether they are of one place.
      guard units.count == 1 || units.allSatisfy({ $0.note != nil || $0.target?.text == units[0].target?.text }) else {
        continue
      }
      for (key, unit) in zip(keys, units) { self.keys[unit.id.value] = key }
    }
  }

  /// The key of a unit's text; nil where there is none, or it cannot be told.
  ///
  /// It is the one with the words and the note of the unit, or, where the file has no note, with its words; of as many
  /// texts as units, that in the same place.
  func key(of unit: ReturnedUnit) -> String? { keys[unit.id.value] }
}
