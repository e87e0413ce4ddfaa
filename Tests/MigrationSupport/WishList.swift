import IntentCompiler
import Testing

/// What is asked for of declarations in an `intentc.json`, of which some may be refused.
struct WishList {
  /// What is asked for of one declaration.
  struct Entry {
    /// The key below `migrate`: `intents`, `types` or `enumerations`.
    let section: String
    /// The name of the declaration.
    let name: String
    /// The settings as they are written, such as `open: true`.
    var wishes: [String]
  }

  private struct EverythingRefused: Error {}

  /// What is asked for, in the order in which it is written.
  private(set) var entries: [Entry]

  /// The file with all that is accepted.
  ///
  /// - Parameters:
  ///   - definitions: The definitions.
  ///   - options: How they are migrated.
  /// - Returns: The file, in which each wish has a line, and what comes of it.
  /// - Throws: An expectation that failed.
  func accepted(
    of definitions: [DefinitionSource], _ options: MigrateOptions
  ) throws -> (file: DefinitionSource, result: CompilationResult) {
    var list = self
    // What is refused may be the reason for which something else was.
    for _ in 1...4 {
      let (file, places) = list.written()
      let result = Compiler().migration(of: definitions, options: options, configuration: file)
      let report = result.report
      guard report.hasErrors else { return (file, result) }
      let refused = list.refused(report.rendered(as: .line), places)
      try #require(!refused.isEmpty, "\(report.rendered(as: .line))")
      for (entry, wishes) in refused {
        list.entries[entry].wishes = list.entries[entry].wishes.enumerated().filter { !wishes.contains($0.offset) }
          .map(\.element)
      }
    }
    throw EverythingRefused()
  }

  /// Where a wish stands.
  private struct Place {
    let entry: Int
    let wish: Int
  }

  /// The file, and what stands on each of its lines.
  private func written() -> (DefinitionSource, [Place?]) {
    var lines: [(text: String, place: Place?)] = [("{ migrate: {", nil)]
    for section in ["intents", "types", "enumerations"] {
      let members = entries.indices.filter { entries[$0].section == section }
      guard !members.isEmpty else { continue }
      lines.append(("\(section): {", nil))
      for member in members {
        lines.append(("\(entries[member].name): {", nil))
        lines += entries[member].wishes.enumerated().map { ("\($0.element),", Place(entry: member, wish: $0.offset)) }
        lines.append(("},", nil))
      }
      lines.append(("},", nil))
    }
    lines.append(("} }", nil))
    let text = lines.map { $0.text + "\n" }.joined()
    return (DefinitionSource(path: "intentc.json", bytes: [UInt8](text.utf8)), lines.map(\.place))
  }

  /// The wishes that errors are about, by entry.
  private func refused(_ report: String, _ places: [Place?]) -> [Int: Set<Int>] {
    var refused: [Int: Set<Int>] = [:]
    for line in report.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error" else { continue }
      if parts[0] == "intentc.json" {
        guard let number = Int(parts[1]), let place = places[number - 1] else { continue }
        refused[place.entry, default: []].insert(place.wish)
      } else if let name = parts[4].firstRange(of: "the action that opens '").map({ range in
        parts[4][range.upperBound...].prefix { $0 != "'" }
      }) {
        // The name is taken by what a definition declares, and that is where the error is.
        for (index, entry) in entries.enumerated()
        where entry.section != "intents" && ["", "AppEntity", "AppEnum"].contains(where: { entry.name == name + $0 }) {
          guard let wish = entry.wishes.firstIndex(of: "open: true") else { continue }
          refused[index, default: []].insert(wish)
        }
      }
    }
    return refused
  }
}
