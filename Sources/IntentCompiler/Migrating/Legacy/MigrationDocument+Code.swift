internal import AppIntentsBackend
internal import LegacySources

extension MigrationDocument {
  /// What hand-written code has to be changed; nothing where none was searched.
  var code: [Document.Section] {
    guard let code = run.code else { return [] }
    let explanation =
      code.groups.isEmpty
      ? ""
      : " Each place is named with what takes its place; of types, the first place of a file, and how often the file "
        + "has them."
    var blocks: [Document.Block] = [.paragraph([.words("Found \(code.words).\(explanation)")])]
    blocks += code.groups.map { group in
      .section(
        Document.Section(
          heading: heading(of: group), anchor: nil,
          blocks: group.entries.flatMap { entry -> [Document.Block] in
            [
              .paragraph([.strong(entry.kind.title), .words(": ")] + Document.Text.prose(entry.advice)),
              .checklist(entry.uses.map(words)),
            ]
          }))
    }
    return [Document.Section(heading: [.words("Code to change")], anchor: "code", blocks: blocks)]
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
