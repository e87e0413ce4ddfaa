internal import AppIntentsBackend
internal import IntentSemantics
internal import Localization

extension MigrationDocument {
  /// The App Shortcuts with their phrases.
  var shortcuts: [Document.Section] {
    guard report.shortcutsProvider != nil || !report.shortcutRemarks.isEmpty else { return [] }
    var blocks: [Document.Block] = []
    if let provider = report.shortcutsProvider {
      blocks.append(
        .paragraph([.words("They are offered by "), .code(provider), .words(", which belongs to the app.")]))
    }
    blocks += report.shortcuts.map { shortcut in
      let others = shortcut.sortedPhraseCounts.map { "\($0.value) in \($0.key.spelling)" }
      return .list([
        Document.Item(
          text: [.strong(shortcut.intent)]
            + (others.isEmpty ? [] : [.words(", and " + others.joined(separator: ", "))]),
          items: shortcut.phrases.map { [.quote($0)] })
      ])
    }
    return [
      Document.Section(
        heading: [.words("App Shortcuts")], anchor: "app-shortcuts",
        blocks: blocks + remarks(report.shortcutRemarks, inside: ""))
    ]
  }

  /// The intents of the system with what takes their place.
  var systemIntents: [Document.Section] {
    guard !report.systemIntents.isEmpty else { return [] }
    let rows = report.systemIntents.map { intent -> [[Document.Text]] in
      let counterparts = (intent.counterpart?.names ?? []).map { [Document.Text.code($0)] }
      return [
        [.code(intent.className)] + (intent.location.map { [.words(" "), .place(places.short($0))] } ?? []),
        counterparts.isEmpty ? [.words("none")] : .list(counterparts),
        [.words(intent.counterpart?.minimumSystem ?? "–")],
        intent.structure.map { [.code($0 + ".swift")] } ?? [.words("nothing")],
        Document.Text.prose(intent.advice),
      ]
    }
    return [
      Document.Section(
        heading: [.words("Intents of the system")], anchor: "system-intents",
        blocks: [
          .table(
            Document.Table(
              caption: [], header: ["SiriKit", "App Intents", "from", "written", "what to do"], rows: rows))
        ] + remarks(report.systemIntents.flatMap(furtherRemarks), inside: ""))
    ]
  }

  /// What is said of an intent besides that somebody has to see to it, which is in the table.
  private func furtherRemarks(on intent: ReportedSystemIntent) -> [MigrationRemark] {
    intent.remarks.filter { $0.quote != intent.className || $0.verdict != .open && $0.verdict != .lost }
  }
}
