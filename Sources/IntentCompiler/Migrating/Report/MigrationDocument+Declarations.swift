internal import AppIntentsBackend

extension MigrationDocument {
  /// The names that stored data are found by, of everything that is migrated.
  var compatibility: Document.Section {
    let rows = report.declarations.enumerated().map { index, declaration -> [[Document.Text]] in
      [
        [.code(declaration.className)], [.reference(declaration.newName, anchor: Self.anchor(index))],
        [.words(declaration.kind.word.lowercased())], [.words(declaration.foundBy)],
      ]
    }
    return Document.Section(
      heading: [.words("Compatibility")], anchor: "compatibility",
      blocks: [
        .paragraph([
          .words(
            "Saved shortcuts and widgets of your users are found by what these tables have in common before and after. "
              + "A change of it resets them without a word; "),
          .code("migration.lock.json"), .words(" records it, and a later run refuses to break it."),
        ])
      ] + (rows.isEmpty ? [] : [.table(Document.Table(caption: [], header: Self.header, rows: rows))]))
  }

  private static let header = ["before", "after", "kind", "found by"]

  private static func anchor(_ index: Int) -> String { "declaration-\(index + 1)" }

  /// What was migrated of a kind, one after the other.
  func declarations(_ kind: ReportedDeclaration.Kind, _ title: String) -> [Document.Section] {
    let sections = report.declarations.enumerated().filter { $1.kind == kind }.map { index, declaration in
      Document.Block.section(
        Document.Section(
          heading: [.words(declaration.name)], anchor: Self.anchor(index), blocks: blocks(of: declaration)))
    }
    guard !sections.isEmpty else { return [] }
    return [Document.Section(heading: [.words(title)], anchor: title.lowercased(), blocks: sections)]
  }

  private func blocks(of declaration: ReportedDeclaration) -> [Document.Block] {
    let place = declaration.location.map { [.words(" "), Document.Text.place(places.short($0))] } ?? []
    let files = declaration.files.map { [Document.Text.code($0)] }
    var blocks: [Document.Block] = [
      .paragraph(
        [.code(declaration.className), .words(" is now "), .code(declaration.newName), .words(", in ")] + .list(files)
          + [.words(".")] + place)
    ]
    if let note = declaration.note { blocks.append(.paragraph(Document.Text.prose(note))) }
    if let table = members(of: declaration) { blocks.append(.table(table)) }
    if !declaration.counts.isEmpty {
      blocks.append(
        .paragraph([
          .strong("Carried over"), .words(": " + declaration.counts.map(\.words).joined(separator: ", ")),
        ]))
    }
    let (urgent, others) = declaration.sortedRemarks
    return blocks + remarks(urgent, inside: declaration.name) + marked(run.tasks(of: declaration))
      + remarks(others, inside: declaration.name)
  }

  /// What is marked in the files of a declaration.
  private func marked(_ tasks: [WrittenTask]) -> [Document.Block] {
    guard !tasks.isEmpty else { return [] }
    return [
      .section(
        Document.Section(
          heading: [.label("marked in the code", .open)], anchor: nil,
          blocks: [.list(tasks.map { Document.Item(text: words(of: $0)) })]))
    ]
  }

  private func members(of declaration: ReportedDeclaration) -> Document.Table? {
    let identifier: [[[Document.Text]]] =
      declaration.hasIdentifier
      ? [[[.code("identifier")], [.words("String")], [.code("id")], [.code("String")]]] : []
    let rows =
      identifier
      + declaration.members.map { member -> [[Document.Text]] in
        switch declaration.kind {
        case .intent, .type:
          [
            [.code(member.name)], [.words(member.type ?? "")], [.code(member.newName ?? "")],
            [.code(member.newType ?? "")],
          ]
        case .enumeration:
          [
            [.code(member.name)], [.words(member.index.map(String.init) ?? "")],
            member.newName.map { [.code($0)] } ?? [.words("no case")],
            member.newName == nil ? [.words("none")] : [.code("\"\(member.name)\"")],
          ]
        }
      }
    guard !rows.isEmpty else { return nil }
    return Document.Table(
      caption: [.words(declaration.kind.caption)], header: declaration.kind.header, rows: rows)
  }

  /// What has not been migrated, as no intent leads there.
  var unused: [Document.Section] {
    guard !report.unused.isEmpty else { return [] }
    return [
      Document.Section(
        heading: [.words("Not migrated: no intent leads there")], anchor: "unused",
        blocks: [
          .list(
            report.unused.map { unused in
              Document.Item(text: [
                .words(unused.kind.word.lowercased() + " "), .code(unused.name), .words(" "),
                .place(places.short(unused.location)),
              ])
            })
        ])
    ]
  }
}

extension ReportedDeclaration {
  /// What stored data are found by.
  fileprivate var foundBy: String {
    switch kind {
    case .intent: members.isEmpty ? "the name of the old class" : "the name of the old class; its parameters"
    case .enumeration: "raw values, which are the old names"
    case .type where hasIdentifier: "the identifier of the old object"
    case .type: "nothing: only responses have it"
    }
  }
}

extension ReportedDeclaration.Kind {
  fileprivate var caption: String {
    switch self {
    case .intent: "Parameters before and after"
    case .enumeration: "Values before and after"
    case .type: "Identifier and properties before and after"
    }
  }

  fileprivate var header: [String] {
    switch self {
    case .intent: ["parameter", "type", "in the code", "its type"]
    case .enumeration: ["value", "number", "case", "raw value"]
    case .type: ["property", "type", "in the code", "its type"]
    }
  }
}
