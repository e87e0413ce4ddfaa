internal import DefinitionComparison
internal import SourceDiagnostics

extension ComparedDefinitions {
  /// The comparison as a document for people.
  func document(listsEverything: Bool) -> Document {
    let sections = groups.map { group in
      Document.Section(
        heading: [.words(group.title)], anchor: nil,
        blocks: [
          .table(
            Document.Table(
              caption: [], header: ["Impact", "Change", "Place"],
              rows: lines(of: group.changes, listsEverything: listsEverything).map { line in
                [
                  line.impact == .breaking ? [.label(line.impact.rawValue, .grave)] : [.words(line.impact.rawValue)],
                  [.words(line.text)] + (line.rule.map { [.words(" ("), .code($0), .words(")")] } ?? []),
                  line.place.map { [.words($0)] } ?? [],
                ]
              }))
        ])
    }
    let why = reasons(listsEverything: listsEverything).map { reason in
      Document.Item(
        text: [reason.rule.map { .code($0) } ?? .words(reason.impact.rawValue), .words(": " + reason.reason)]
          + (reason.harms.isEmpty ? [] : [.words("; breaks " + reason.harms.map(\.rawValue).joined(separator: ", "))]))
    }
    return Document(
      title: "Changes of \(new.name)",
      introduction: [
        .paragraph([
          .code(old.path), .words(" → "), .code(new.path), .words(": " + counts(listsEverything: listsEverything)),
        ])
      ] + remarks.map { .paragraph([.words($0)]) },
      sections: sections
        + (why.isEmpty ? [] : [Document.Section(heading: [.words("Why")], anchor: nil, blocks: [.list(why)])]))
  }
}
