import Localization
import SourceDiagnostics
import SwiftCode

/// A table of phrases has those of the code and no other; each text has the app's name once, and no parameter that the phrases
/// of its shortcut do not have.
package struct PhraseTableCheck: Sendable {
  /// The mistakes of the back end in the tables.
  package let faults: [MigrationFault]

  /// Checks the tables that were written for some code.
  ///
  /// - Parameters:
  ///   - tables: The tables, those of other texts included; one that was there before may have more than is allowed here.
  ///   - code: The code.
  package init(_ tables: [MigratedStringFile], for code: CheckedCode) {
    let shortcuts = code.visits.compactMap { _, visit in
      visit.call?.argument("phrases").map { Set($0.phrases) }
    }
    var faults: [MigrationFault] = []
    for table in tables where table.table == StringFileWriting.phraseTable {
      for (key, texts) in Self.entries(of: table) {
        func report(_ message: String) {
          faults.append(
            MigrationFault(check: "PhraseTableCheck", file: table.path, element: key, message: message))
        }
        let phrases = shortcuts.filter { $0.contains(key) }
        if phrases.isEmpty { report("no shortcut has the phrase") }
        let allowed = phrases.joined().reduce(into: Set<String>()) { $0.formUnion(Self.tokens(in: $1)) }
        for text in texts {
          let tokens = Self.tokens(in: text)
          let names = tokens.count { $0 == Self.applicationName }
          if names != 1 { report("'\(text)' has the app's name \(names) times") }
          for token in tokens where token != Self.applicationName && !allowed.contains(token) {
            report("'\(text)' has the parameter '\(token)'")
          }
        }
      }
    }
    self.faults = faults
  }

  private static let applicationName = "applicationName"

  /// The texts of a table by their keys, in the order of the table; of a catalogue, in all languages.
  private static func entries(of table: MigratedStringFile) -> [(key: String, texts: [String])] {
    table.read().flatMap { read in
      read.entries.map { (key: $0.key.value, texts: $0.value.texts.map(\.value)) }
    }
  }

  /// The names in `${…}`, in order.
  private static func tokens(in text: String) -> [String] {
    text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "}").map { String(rest[..<$0]) }
    }
  }
}

extension Expression {
  /// The phrases of an array literal, as tables have them.
  fileprivate var phrases: [String] {
    switch self {
    case .array(let elements), .arrayLines(let elements):
      elements.map { element in
        guard case .interpolation(let string) = element else {
          if case .string(let text) = element { return text }
          return ""
        }
        return string.segments.map { segment in
          switch segment {
          case .text(let text): text
          case .value(let arguments): arguments.first?.value.phraseToken ?? ""
          }
        }.joined()
      }
    default: []
    }
  }

  private var phraseToken: String? {
    switch self {
    case .implicitMember(let name), .projectedKeyPath(let name): "${\(name)}"
    default: nil
    }
  }
}
