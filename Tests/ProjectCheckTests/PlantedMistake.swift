import SourceDiagnostics

/// A change of one file, or a file that is added, after which something is wrong.
struct PlantedMistake: CustomStringConvertible {
  /// What is done.
  enum Kind: CaseIterable {
    case parameterName
    case parameterType
    case rawType
    case rawValue
    case title
    case phrase
    case className
    case secondProvider
    case queryName
    case caseName
    case description
    case widgetParameter
    case closingBrace
    case quotationMark
    case summaryParameter
    case openAppWhenRun
    case defaultValue

    /// The rule that finds it.
    var slug: String {
      switch self {
      case .parameterName, .parameterType: "migrated-parameter-mismatch"
      case .rawType, .rawValue: "unstable-raw-value"
      case .title, .caseName, .openAppWhenRun, .defaultValue: "non-literal-metadata"
      case .phrase: "invalid-phrase"
      case .className: "missing-migration"
      case .secondProvider: "too-many-app-shortcuts"
      case .queryName: "duplicate-query-name"
      case .description: "weak-app-intent-metadata"
      case .widgetParameter: "non-optional-widget-parameter"
      case .closingBrace, .quotationMark: "broken-swift-source"
      case .summaryParameter: "unknown-intent-parameter"
      }
    }
  }

  let kind: Kind

  /// The file that is changed or added.
  let path: String

  /// Its new content.
  let text: String

  /// The offset of the mistake in it.
  let place: Int

  var description: String { "\(kind) in \(path)" }

  /// The files after the change.
  func applied(to files: [SourceFile]) -> [SourceFile] {
    files.filter { $0.path != path } + [SourceFile(path: path, bytes: Array(text.utf8))]
  }

  /// Mistakes of a kind that can be made in some files, each in a place of its own: the first, the last and one between.
  static func some(_ kind: Kind, in files: [SourceFile]) -> [PlantedMistake] {
    let all = all(kind, in: files)
    return all.count <= 3 ? all : [all[0], all[all.count / 2], all[all.count - 1]]
  }

  private static func all(_ kind: Kind, in files: [SourceFile]) -> [PlantedMistake] {
    let texts = files.map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) }
    let storedTypes = [.rawType, .rawValue].contains(kind) ? storedTypes(in: texts.map(\.text)) : []
    return texts.flatMap { path, text in
      marked(kind, text, storedTypes: storedTypes).map { marked in
        let place = marked.text.utf8.firstRange(of: "↓".utf8).map { $0.lowerBound } ?? marked.text.startIndex
        return PlantedMistake(
          kind: kind, path: marked.isNew ? "New/zz.swift" : path, text: marked.text.replacing("↓", with: ""),
          place: marked.text.utf8.distance(from: marked.text.startIndex, to: place))
      }
    }
  }

  private typealias Marked = (text: String, isNew: Bool)

  private static func marked(_ kind: Kind, _ text: String, storedTypes: Set<Substring>) -> [Marked] {
    let isSuccessor = text.contains("CustomIntentMigratedAppIntent")
    switch kind {
    case .parameterName:
      guard isSuccessor else { return [] }
      return text.matches(of: #/\)\n    var (\w+): [^\n{]+\n/#).map { match in
        var changed = text
        changed.insert(contentsOf: "Old", at: match.1.endIndex)
        return (changed.replacing("\nstruct ", with: "\nstruct ↓", maxReplacements: 1), false)
      }
    case .parameterType:
      guard isSuccessor else { return [] }
      return replacements(of: #/\)\n    var \w+: (Int|Bool|String)\?\n/#, in: text, with: "↓URL")
    case .rawType:
      return replacements(of: #/enum (\w+): (String), AppEnum/#, in: text, with: "↓Int", isUsed: storedTypes.contains)
    case .rawValue:
      guard let name = text.firstMatch(of: #/enum (\w+): String, AppEnum/#)?.1, storedTypes.contains(name) else {
        return []
      }
      return replacements(of: #/\n    case (\w+)\n/#, in: text) { "↓\($0) = \"\($0)Old\"" }
    case .title:
      return replacements(of: #/ title: LocalizedStringResource = ("[^"]*")/#, in: text) { "↓L10n.text(\($0))" }
    case .phrase:
      return replacements(of: #/\n +("[^"\n]*\\\(\.applicationName\)[^"\n]*",)\n/#, in: text) {
        "↓" + $0.replacing("\\(.applicationName)", with: "it")
      }
    case .className:
      return replacements(of: #/static let intentClassName = ("\w+)"/#, in: text) { $0 + "Old" }
    case .secondProvider:
      guard text.contains(": AppShortcutsProvider") else { return [] }
      return [("struct ↓Zebra: AppShortcutsProvider {}", true)]
    case .queryName:
      return text.matches(of: #/struct (\w+): (?:Entity\w*Query|DynamicOptionsProvider|EnumerableEntityQuery)/#).map {
        ("enum Zebra { final class ↓\($0.1): DynamicOptionsProvider {} }", true)
      }
    case .caseName:
      return text.matches(of: #/\n        \.\w+: "[^"]*",\n/#).map { match in
        let rest = text.replacingCharacters(in: match.range)
        return (rest.replacing(" caseDisplayRepresentations", with: " ↓caseDisplayRepresentations"), false)
      }
    case .description:
      guard isSuccessor, !text.contains("isDiscoverable"), !text.contains("WidgetConfigurationIntent"),
        !text.contains("IntentDescription(\"\")"), text.contains(#/static (let|var) description/#)
      else { return [] }
      let rest = text.replacing(#/static (let|var) description/#, with: "static let synopsis")
      return [(rest.replacing("\nstruct ", with: "\nstruct ↓", maxReplacements: 1), false)]
    case .widgetParameter:
      guard text.contains("WidgetConfigurationIntent") else { return [] }
      return text.matches(
        of: #/@Parameter\(title: "[^"]*"\)\n    var (\w+): (?:\w+AppEnum|String|Int|Double|Bool)(\?)\n/#
      ).map { match in
        var changed = text
        changed.removeSubrange(match.2.startIndex..<match.2.endIndex)
        changed.insert("↓", at: match.1.startIndex)
        return (changed, false)
      }
    case .closingBrace:
      guard text.hasSuffix("\n}\n"), let last = text.matches(of: #/\n[a-z].*({)\n/#).last else { return [] }
      return [(String(text[..<last.1.startIndex]) + "↓" + text[last.1.startIndex...].dropLast(2), false)]
    case .quotationMark:
      return replacements(of: #/@Parameter\(title: ("[^"\\\n]*")\)\n/#, in: text) { "↓" + $0.dropLast() }
    case .summaryParameter:
      return replacements(of: #/Summary\("[^"\n]*?\\\(\\\.(\$\w+)\)/#, in: text) { "↓" + $0 + "Old" }
    case .openAppWhenRun:
      return replacements(of: #/static let openAppWhenRun = (true|false)\n/#, in: text, with: "↓Bool.random()")
    case .defaultValue:
      return replacements(of: #/\bdefault: (\d+|true|false)\b[,)]/#, in: text, with: "↓Limits.usual")
    }
  }

  /// The types of the parameters that stored values fill.
  private static func storedTypes(in texts: [String]) -> Set<Substring> {
    Set(
      texts.filter { $0.contains("CustomIntentMigratedAppIntent") }.flatMap { text in
        text.matches(of: #/\)\n    var \w+: \[?(\w+)\]?\??\n/#).map(\.1)
      })
  }

  // MARK: Changes

  private static func replacements(
    of pattern: Regex<(Substring, Substring)>, in text: String, _ replacement: (String) -> String
  ) -> [Marked] {
    text.matches(of: pattern).map { match in
      var changed = text
      changed.replaceSubrange(match.1.startIndex..<match.1.endIndex, with: replacement(String(match.1)))
      return (changed, false)
    }
  }

  private static func replacements(
    of pattern: Regex<(Substring, Substring)>, in text: String, with replacement: String
  ) -> [Marked] {
    replacements(of: pattern, in: text) { _ in replacement }
  }

  private static func replacements(
    of pattern: Regex<(Substring, Substring, Substring)>, in text: String, with replacement: String,
    isUsed: (Substring) -> Bool
  ) -> [Marked] {
    text.matches(of: pattern).filter { isUsed($0.1) }.map { match in
      var changed = text
      changed.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: replacement)
      return (changed, false)
    }
  }
}

extension String {
  /// The text without a line break and what follows it up to another one.
  fileprivate func replacingCharacters(in range: Range<Index>) -> String {
    String(self[..<range.lowerBound]) + "\n" + self[range.upperBound...]
  }
}
