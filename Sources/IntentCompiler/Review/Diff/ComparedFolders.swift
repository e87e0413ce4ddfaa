internal import SourceDiagnostics

/// Two folders with all definitions in them, compared.
struct ComparedFolders {
  /// The folder with the earlier versions, as the user has written it.
  let old: String

  /// The folder with the later versions.
  let new: String

  /// The definitions in the order of their paths, those included that only one folder has.
  let comparisons: [ComparedDefinitions]

  /// The comparison in the form that is asked for; definitions without a change are counted for people.
  func text(_ request: DiffRequest) -> String {
    if request.format == .json { return json.text(.indented) + "\n" }
    let changed = comparisons.filter { !$0.changes.isEmpty || $0.isMoved }
    let rest = comparisons.count - changed.count
    let other = changed.isEmpty ? "" : "other "
    let remark = rest > 0 ? ["\(rest.counted("\(other)definition")): no change of meaning\n"] : []
    return (changed.map { $0.text(request) } + remark).joined(separator: "\n")
  }

  /// The comparison in the documented shape, format version 1.
  private var json: JSONValue {
    [
      "formatVersion": 1, "old": .string(old), "new": .string(new), "definitions": .array(comparisons.map(\.json)),
    ]
  }
}

extension ComparedDefinitions {
  /// The comparison in the form that is asked for.
  func text(_ request: DiffRequest) -> String {
    switch request.format {
    case .text: DiffText(self, listsEverything: request.listsEverything).text
    case .markdown: MarkdownRendering(document(listsEverything: request.listsEverything)).text
    case .json: json.text(.indented) + "\n"
    }
  }
}
