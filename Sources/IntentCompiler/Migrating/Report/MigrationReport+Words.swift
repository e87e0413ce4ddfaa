internal import AppIntentsBackend
internal import Localization
internal import SourceDiagnostics

extension MigrationReport {
  /// How much was migrated, kind by kind, for people.
  ///
  /// For example: `3 intents`
  var kindCounts: [String] {
    [
      declarations(.intent).count.counted("intent"), declarations(.enumeration).count.counted("enumeration"),
      declarations(.type).count.counted("type"), shortcuts.count.counted("App Shortcut"),
    ]
  }
}

extension ReportedShortcut {
  /// The number of phrases in other languages, by language.
  var sortedPhraseCounts: [(key: LanguageName, value: Int)] {
    phraseCounts.sorted { $0.key.identifier < $1.key.identifier }
  }
}

extension ReportedDeclaration.Kind {
  var word: String {
    switch self {
    case .intent: "Intent"
    case .enumeration: "Enumeration"
    case .type: "Type"
    }
  }
}

extension ReportedDeclaration {
  /// The remarks on what somebody has to decide about or to write, and those on all else.
  var sortedRemarks: (urgent: [MigrationRemark], others: [MigrationRemark]) {
    let isUrgent = { (remark: MigrationRemark) in remark.verdict == .lost || remark.verdict == .open }
    return (remarks.filter(isUrgent), remarks.filter { !isUrgent($0) })
  }
}

extension ReportedFile.Owner {
  /// Whose file it is, for people.
  var words: String {
    switch self {
    case .tool: "intentc's"
    case .project: "yours"
    case .shared: "merged"
    }
  }
}

extension ReportedCount {
  /// How many there are, and how many there were where that is more.
  ///
  /// For example: `8 of 14 dialogs`
  var words: String {
    let number = existing == carried ? "\(existing)" : "\(carried) of \(existing)"
    return "\(number) \(existing == 1 ? kind.words.singular : kind.words.plural)"
  }
}

extension String {
  /// What is behind the name of a declaration; the text itself where it is no part of it.
  func without(_ name: String?) -> String {
    guard let name, !name.isEmpty else { return self }
    if self == name { return "" }
    return hasPrefix(name + ".") ? String(dropFirst(name.count + 1)) : self
  }
}
