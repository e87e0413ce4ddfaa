internal import AppIntentsBackend
internal import LegacySources

extension MigrationDocument {
  /// What hand-written code has to be changed, and what may stay; nothing where none was searched.
  var code: [Document.Section] {
    guard let code = run.code else { return [] }
    return LegacyOutlook.allCases.compactMap { outlook in
      let groups = code.groups(outlook)
      guard outlook == .change || !groups.isEmpty else { return nil }
      let unsearched = outlook == .change ? code.unsearchedWords.map { " \($0)." } ?? "" : ""
      let words = (groups.isEmpty ? "" : " " + outlook.explanation) + unsearched
      return Document.Section(
        heading: [.words(outlook.title)], anchor: outlook == .change ? "code" : "code-that-stays",
        blocks: [.paragraph([.words("Found \(code.words(outlook)).\(words)")])]
          + groups.map { .section(section(for: $0, outlook)) })
    }
  }

  private func section(for group: LegacyReport.Group, _ outlook: LegacyOutlook) -> Document.Section {
    Document.Section(
      heading: heading(of: group), anchor: nil,
      blocks: group.entries.flatMap { entry -> [Document.Block] in
        let uses = entry.uses.map(words)
        return [
          .paragraph([.strong(entry.kind.title), .words(": ")] + Document.Text.prose(entry.advice)),
          outlook == .change ? .checklist(uses) : .list(uses.map { Document.Item(text: $0) }),
        ]
      })
  }

  private func heading(of group: LegacyReport.Group) -> [Document.Text] {
    guard let className = group.className else { return [.words(group.title)] }
    return [.code(className)] + (group.successor.map { [.words(" → "), .code($0)] } ?? [])
  }

  private func words(of use: LegacyUse) -> [Document.Text] {
    [.code(use.name), .words(" "), .place(places.short(use.location))]
      + (use.countWords.map { [.words(" \($0)")] } ?? [])
  }
}

extension LegacyOutlook {
  /// What the places have in common, in sentences.
  fileprivate var explanation: String {
    let counting = "Of types, the first place of a file is named, and how often the file has them."
    return switch self {
    case .change:
      "Until each is changed, it does nothing for the App Intents; what takes its place is named with it. \(counting)"
    case .stay:
      "It works as it is for as long as the definition is there, and goes with it: nothing has to be done now. \(counting)"
    }
  }
}
