internal import AppIntentsBackend
internal import SourceDiagnostics

/// What a migration asks of the project around its files: targets, Info.plist files, and what has to stay.
struct MigrationSurroundings {
  private let run: RunReport
  private let places: ReportPlaces

  private var report: MigrationReport { run.migration }

  /// What the migration of a report asks for.
  init(_ run: RunReport, _ places: ReportPlaces) {
    self.run = run
    self.places = places
  }

  private var intents: [ReportedDeclaration] { report.declarations(.intent) }
  private var hasWidgets: Bool { intents.contains(where: \.isForWidgets) }

  /// Which systems know nothing of the code, in words.
  private var olderSystems: String {
    let hasOthers = intents.contains { !$0.isForWidgets }
    return switch (hasOthers || intents.isEmpty, hasWidgets) {
    case (true, true): "a system before iOS 16, or before iOS 17 where an intent is that of a widget"
    case (false, true): "a system before iOS 17, as the intents are those of widgets"
    default: "a system before iOS 16"
    }
  }

  /// Whether every system that the code is for knows all of it.
  private var isForAll: Bool { report.target > .iOS16 && (!hasWidgets || report.target >= .iOS17) }

  /// For how long the definition has to be there.
  private var definitionWords: String {
    guard isForAll else {
      return " and its tables, in the bundle of the app, for as long as users have \(olderSystems):"
    }
    let version = "iOS \(report.target.major).\(report.target.minor)"
    let others = customised.isEmpty ? "" : " for its own intents"
    return
      " and its tables, for as long as code uses the generated classes. Nobody with \(version) or later needs more\(others); "
      + "where the app is for older systems than this code, keep them in its bundle for as long as users have \(olderSystems):"
  }

  /// The intents of the framework that a definition customises, and that SiriKit goes on to serve.
  private var customised: [ReportedSystemIntent] {
    report.systemIntents.filter { intent in
      intent.stays && report.definitions.contains { $0 == intent.location?.file.path }
    }
  }

  private var customisedItem: [Document.Item] {
    guard !customised.isEmpty else { return [] }
    return [
      Document.Item(
        text: [.strong("What Siri says and shows"), .words(" of ")] + .list(customised.map { [.code($0.className)] })
          + [.words(": the definition has it, whatever the system. Keep it for as long as SiriKit serves that.")])
    ]
  }

  /// The section.
  var section: Document.Section {
    Document.Section(
      heading: [.words("In the project")], anchor: "project",
      blocks: [
        .section(Document.Section(heading: [.words("Steps")], anchor: nil, blocks: [.checklist(steps)])),
        .section(Document.Section(heading: [.words("What stays")], anchor: nil, blocks: [.list(whatStays)])),
        .section(
          Document.Section(
            heading: [.words("Info.plist")], anchor: nil,
            blocks: [
              .paragraph([.words("App Intents need none of these keys. They are for what is served by SiriKit.")]),
              .table(keys),
            ])),
      ])
  }

  private var steps: [[Document.Text]] {
    var steps: [[Document.Text]] = [
      [
        .words("Add the files to \(home(inTarget: "the target of the app")): the "),
        .link("list of files", anchor: "files"),
        .words(" tells what else they belong to. Intents in an extension alone do not reach Shortcuts."),
      ]
    ]
    if !run.widgetFiles.isEmpty {
      steps.append(
        report.packageName == nil
          ? [
            .words(
              "Add the configurations of widgets and controls, and what they lead to, to the widget extension too.")
          ]
          : [.words("Let the widget extension link \(home(inTarget: "")) too.")])
      if run.continuesInApp, run.widgetFiles.contains(BridgeHandlers.fileName) {
        steps.append([
          .code(BridgeHandlers.fileName),
          .words(" is in the widget extension too: let "), .code("continueInApp"),
          .words(" call nothing that only the app has, or put it between "), .code("#if"), .words(" and "),
          .code("#endif"), .words(" with a condition that the app alone sets."),
        ])
      }
    }
    if hasWidgets {
      steps.append([
        .words("Keep the "), .code("kind"), .words(" of each widget, or placed ones are lost."),
      ])
    }
    if let provider = report.shortcutsProvider {
      steps.append([
        .words("Add "), .code(provider + ".swift"),
        .words(" to the app only: an app has one provider of App Shortcuts."),
      ])
    }
    if let untranslated { steps.append(untranslated) }
    if report.asksHandlers {
      steps.append([
        .words("Let the handlers and the generated classes be in each target that has the actions: these call them.")
      ])
    }
    return steps + [
      [
        .words("Commit "), .code("migration.lock.json"),
        .words(": without it nobody can tell what your users have saved."),
      ],
      [
        .words("Let CI run the same command with "), .code("--check"), .words(", and "),
        .code("intentc check --migrated"), .words("."),
      ],
    ]
  }

  /// How many languages a step names.
  private static let namedCount = 6

  /// How many texts have no translation yet, and in which languages; nil where all have one.
  private var untranslated: [Document.Text]? {
    guard let account = report.account else { return nil }
    var languages: [Int: [String]] = [:]
    for row in TranslationTable(account).rows where row.after.translated < row.after.total {
      languages[row.after.total - row.after.translated, default: []].append(account.words(for: row.language))
    }
    guard !languages.isEmpty else { return nil }
    let parts = languages.sorted { $0.key > $1.key }.map { count, names in
      let list = names.count > Self.namedCount ? "\(names.count) languages" : names.joined(separator: ", ")
      return "\(count.counted("text")) in \(list)"
    }
    return [
      .words("Have translated what has no translation yet: \(parts.joined(separator: "; ")). "),
      .link("The table", anchor: "translations"), .words(" has the numbers before and after."),
    ]
  }

  private var whatStays: [Document.Item] {
    let handlers =
      report.asksHandlers
      ? "for as long as the definition is there, and for as long as an action asks them"
      : "for as long as the definition is there"
    return [
      Document.Item(
        text: [.strong("The definition"), .words(definitionWords)],
        items: report.definitions.map { [.place($0)] })
    ] + customisedItem + [
      Document.Item(text: [.strong("The generated classes and the handlers"), .words(", \(handlers).")]),
      Document.Item(text: [
        .strong("Every intent"),
        .words(
          ": one without a successor is an “Unknown Action” in the shortcuts of your users. Hide it, or deprecate it."),
      ]),
      Document.Item(text: [
        .strong("The names"), .words(" of the module and of the structures, or pin "), .code("persistentIdentifier"),
        .words("."),
      ]),
    ]
  }

  // MARK: Info.plist

  private var keys: Document.Table {
    let replaced = report.systemIntents.filter { $0.isInProject && $0.isReplaced }
    let names: [Document.Text] = .list((intents.map(\.className) + replaced.map(\.className)).map { [.code($0)] })
    let own: [Document.Text] = names.isEmpty ? [] : [.words(": ")] + names
    let system: [[Document.Text]] = report.systemIntents.filter(\.stays).map { [.code($0.className)] }
    let rest: [Document.Text] =
      system.isEmpty ? [] : [.words("; those of the system stay: ")] + .list(system)
    let rows: [[[Document.Text]]] = [
      [
        [.code("IntentsSupported")],
        [.words("the Intents extension, in "), .code("NSExtension"), .words(", "), .code("NSExtensionAttributes")]
          + places(of: "IntentsSupported"),
        [.words("keep, with "), .code("IntentsRestrictedWhileLocked")] + places(of: "IntentsRestrictedWhileLocked"),
        [.words("delete the names")] + own + rest,
      ],
      [
        [.code("INIntentsSupported")],
        [.words("the app, where it handles intents itself")] + places(of: "INIntentsSupported"),
        [.words("keep, with "), .code("INIntentsRestrictedWhileLocked")] + places(of: "INIntentsRestrictedWhileLocked"),
        [.words("delete the same names")],
      ],
      [
        [.code("NSExtension")], [.words("the Intents extension")] + places(of: "NSExtension"), [.words("keep")],
        [
          .words(
            system.isEmpty
              ? "delete it with the extension, once its list is empty" : "keep, for the intents of the system")
        ],
      ],
      [
        [.code("NSUserActivityTypes")], [.words("the app")] + places(of: "NSUserActivityTypes"),
        [.words("keep: the app is opened with these names, and donates them")], [.words("delete the same names")],
      ],
      [
        [.code("NSSiriUsageDescription")], [.words("the app")] + places(of: "NSSiriUsageDescription"),
        [.words("keep, where it is")],
        [
          .words(
            system.isEmpty
              ? "delete: App Intents ask for no permission to use Siri" : "keep, for the intents of the system")
        ],
      ],
    ]
    return Document.Table(
      caption: [.words("Keys to keep, and to delete once the definition is gone")],
      header: ["key", "where", "while the definition is there", "afterwards"], rows: rows)
  }

  /// Where the project has a key; nothing where it is not found.
  private func places(of key: String) -> [Document.Text] {
    run.keys.filter { $0.name == key }.flatMap { [.words(" "), .place(places.short($0.location))] }
  }

  // MARK: Targets

  /// What the code is in.
  private func home(inTarget target: String) -> String {
    report.packageName.map { "the framework or package “\($0)”" } ?? target
  }

  /// What a file belongs to.
  func membership(of file: String) -> String {
    if file.hasSuffix(".json") { return "no target; commit it" }
    let name = file.lastPathComponent
    if name.hasPrefix("AppShortcuts.") || file == report.shortcutsProvider.map({ $0 + ".swift" }) {
      return "the app only"
    }
    // The texts of a package are looked up in the tables of the app.
    if report.packageName != nil { return file.hasSuffix(".swift") ? home(inTarget: "") : "the app" }
    let isShared = file.hasSuffix(".swift") ? run.widgetFiles.contains(file) : !run.widgetFiles.isEmpty
    guard isShared else { return "the app" }
    return name == BridgeHandlers.fileName && run.continuesInApp
      ? "the app and the widget extension: both compile 'continueInApp'" : "the app and the widget extension"
  }
}
