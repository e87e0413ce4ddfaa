internal import AppIntentsBackend
internal import SourceDiagnostics

/// The report for people, as a document that is rendered in more than one way.
struct MigrationDocument {
  /// What each report is called.
  static let title = "Migration to App Intents"

  let run: RunReport
  let places: ReportPlaces

  /// What became of the definitions.
  var report: MigrationReport { run.migration }

  /// The report as a document.
  init(_ run: RunReport) {
    self.run = run
    places = ReportPlaces(of: run)
  }

  /// The document.
  var document: Document {
    Document(
      title: Self.title, introduction: introduction,
      sections: [tasks] + changes + code + [MigrationSurroundings(run, places).section, compatibility]
        + declarations(.intent, "Intents") + declarations(.enumeration, "Enumerations") + declarations(.type, "Types")
        + unused + shortcuts
        + systemIntents + furtherRemarks + translations + files)
  }

  // MARK: Overview

  private var introduction: [Document.Block] {
    let remarks = report.allRemarks
    let verdicts = MigrationRemark.Verdict.allCases.compactMap { verdict -> Document.Figure? in
      let number = remarks.count { $0.verdict == verdict }
      guard number > 0 || verdict.tone != .plain else { return nil }
      // Where there is none, nothing wants attention.
      return Document.Figure(number: number, words: verdict.words, tone: number == 0 ? .plain : verdict.tone)
    }
    let definitions = report.definitions.map { [Document.Text.place($0)] }
    return [
      .paragraph(
        [.words("From ")] + .list(definitions) + [
          .words(" to "), .code(report.directory),
          .words(
            ": "
              + report.kindCounts.joined(separator: ", ")
              + ", in the \(report.form.name) form, for iOS \(report.target.major)."
              + "\(report.target.minor) and later."),
        ]),
      .figures(verdicts),
    ]
  }

  /// What is left to do, over all that is migrated: what is lost first, as somebody has to decide about it.
  private var tasks: Document.Section {
    let parts = [
      (MigrationRemark.Verdict.lost, "Lost: what users will notice", "Nothing is lost that users would notice."),
      (.open, "To do by hand", "Nothing is left to do in the code."),
    ].map { verdict, title, otherwise in
      let groups = RemarkGroup.groups(of: report.allRemarks.filter { $0.verdict == verdict })
      return Document.Block.section(
        Document.Section(
          heading: [.words(title)], anchor: nil,
          blocks: groups.isEmpty
            ? [.paragraph([.words(otherwise)])]
            : groups.flatMap { group in
              [.paragraph(words(of: group)), .checklist(group.remarks.map { words(of: $0, inside: nil) })]
            }))
    }
    return Document.Section(heading: [.words("What is left to do")], anchor: "to-do", blocks: parts + marked)
  }

  /// What the code says is left to do in it, beside what is told of already.
  private var marked: [Document.Block] {
    let tasks = run.furtherTasks
    guard !tasks.isEmpty else { return [] }
    return [
      .section(
        Document.Section(
          heading: [.words("Marked in the code")], anchor: nil,
          blocks: [
            .paragraph([.words("Each is a "), .code("TODO"), .words(" in a file that is yours.")]),
            .checklist(tasks.map(words)),
          ]))
    ]
  }

  /// A comment in the code, and where it stands.
  func words(of task: WrittenTask) -> [Document.Text] {
    [.place(places.short(task.location)), .words(" ")] + Document.Text.prose(task.text)
  }

  private var changes: [Document.Section] {
    guard !report.changes.isEmpty else { return [] }
    return [
      Document.Section(
        heading: [.words("Since the last run")], anchor: "changes",
        blocks: [
          .list(
            report.changes.map { change in
              Document.Item(text: Document.Text.prose(change.text + (change.consequence.map { ": \($0)" } ?? "")))
            })
        ])
    ]
  }

  // MARK: Remarks

  /// What is said of all elements of a group.
  func words(of group: RemarkGroup) -> [Document.Text] {
    [.strong(group.subjects.joined(separator: ", ")), .words(": ")] + Document.Text.prose(group.reason)
      + (group.hint.map { [.words(" (")] + Document.Text.prose($0) + [.words(")")] } ?? [])
  }

  /// What a remark is about, where the code has it, and where the definition does.
  func words(of remark: MigrationRemark, inside name: String?) -> [Document.Text] {
    let element = remark.element.without(name)
    let marks = run.tasks(of: remark).map(\.location)
    let parts: [[Document.Text]] = [
      element.isEmpty ? [] : [.code(element)], remark.quote.map { [.quote($0)] } ?? [],
      marks.isEmpty ? [] : [.place(places.short(marks))],
      remark.location.map { [.place(places.short($0))] } ?? [],
    ]
    return .list(parts.filter { !$0.isEmpty }, separator: " ")
  }

  /// The remarks of something, by what became of it.
  func remarks(_ remarks: [MigrationRemark], inside name: String) -> [Document.Block] {
    MigrationRemark.Verdict.allCases.flatMap { verdict -> [Document.Block] in
      let groups = RemarkGroup.groups(of: remarks.filter { $0.verdict == verdict })
      guard !groups.isEmpty else { return [] }
      return [
        .section(
          Document.Section(
            heading: [.label(verdict.words, verdict.tone)], anchor: nil,
            blocks: [.list(groups.map { item(for: $0, inside: name) })]))
      ]
    }
  }

  /// A group in a line, where it is of one remark; else with a line for each.
  private func item(for group: RemarkGroup, inside name: String) -> Document.Item {
    let elements = group.remarks.map { words(of: $0, inside: name) }.filter { !$0.isEmpty }
    guard elements.count == 1 else { return Document.Item(text: words(of: group), items: elements) }
    return Document.Item(text: words(of: group) + [.words(" – ")] + elements[0])
  }

  private var furtherRemarks: [Document.Section] {
    guard !report.remarks.isEmpty else { return [] }
    return [
      Document.Section(
        heading: [.words("Further remarks")], anchor: "remarks", blocks: remarks(report.remarks, inside: ""))
    ]
  }
}

extension MigrationRemark.Verdict {
  /// How much attention it wants.
  fileprivate var tone: Document.Tone {
    switch self {
    case .lost: .grave
    case .open: .open
    case .changed, .added, .leftOut: .plain
    }
  }
}
