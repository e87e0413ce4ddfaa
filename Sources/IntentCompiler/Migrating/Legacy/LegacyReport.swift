internal import AppIntentsBackend
internal import LegacySources
internal import SourceDiagnostics

/// What hand-written code has to be changed, by what it is about.
struct LegacyReport: Equatable {
  /// Uses of one kind.
  struct Entry: Equatable {
    /// What they are.
    let kind: LegacyUseKind
    /// What is to become of them.
    let outlook: LegacyOutlook
    /// What to put in their place, as a clause.
    let advice: String
    /// The places.
    let uses: [LegacyUse]
  }

  /// What is about one declaration, or about all.
  struct Group: Equatable {
    /// The name in the definition; nil for all intents.
    let name: String?
    /// The class; nil for all intents.
    let className: String?
    /// The type that takes its place; nil where there is none.
    let successor: String?
    /// The uses by kind.
    let entries: [Entry]
  }

  /// The groups: intents, enumerations and types in their order, intents of the system, all intents.
  let groups: [Group]

  /// The number of files that were searched.
  let fileCount: Int

  /// The number of files in Objective-C, which are not searched.
  let objectiveCFileCount: Int

  /// Sorts what was found by what a migration made.
  init(_ code: LegacyCode, objectiveCFileCount: Int, in report: MigrationReport) {
    let advice = LegacyAdvice(
      asksHandlers: report.asksHandlers, shortcutsProvider: report.shortcutsProvider,
      shortcutTypes: Set(
        report.declarations(.intent).filter { intent in report.shortcuts.contains { $0.intent == intent.name } }
          .map(\.newName)),
      hasSystemIntents: report.systemIntents.contains(where: \.stays), hidingFile: MigrationReport.hidingFile,
      openingMember: report.target >= .iOS26 ? "supportedModes" : "openAppWhenRun")
    let concerned = code.uses.filter { $0.kind != .frameworkResult || report.hiddenClasses.contains($0.name) }
    let uses = Dictionary(grouping: concerned, by: \.className)
    func group(_ name: String?, _ className: String?, _ successor: LegacySuccessor, of type: String? = nil) -> Group? {
      let own = uses[className] ?? []
      guard !own.isEmpty else { return nil }
      let kinds = Dictionary(grouping: own, by: \.kind)
      return Group(
        name: name, className: className, successor: type,
        entries: LegacyUseKind.allCases.flatMap { kind in
          let outlooks = Dictionary(grouping: kinds[kind] ?? []) { advice.outlook(of: $0, successor) }
          return LegacyOutlook.allCases.compactMap { outlook in
            outlooks[outlook].map {
              Entry(kind: kind, outlook: outlook, advice: advice.words(for: kind, successor, outlook), uses: $0)
            }
          }
        })
    }
    var groups = report.declarations.compactMap {
      group($0.name, $0.className, .type($0.successor), of: $0.newName)
    }
    groups += report.unused.compactMap { group($0.name, $0.className, .nothing) }
    let known = Set((report.declarations.map(\.className) + report.unused.map(\.className)))
    // Those that are donated need not be customised.
    let others = Set(uses.keys.compactMap(\.self)).subtracting(known).sorted()
    let begun = Dictionary(
      report.systemIntents.filter(\.isReplaced).compactMap { intent in intent.structure.map { (intent.className, $0) } }
    ) { first, _ in first }
    groups += others.compactMap { name in
      begun[name].map {
        group(name, name, .begun(SuccessorType($0, isBridged: false, isForWidgets: false)), of: $0)
      } ?? group(name, name, .system(advice: ReportedSystemIntent.advice(for: name)))
    }
    self.groups = groups + [group(nil, nil, .all)].compactMap(\.self)
    fileCount = code.fileCount
    self.objectiveCFileCount = objectiveCFileCount
  }

  /// All places.
  var uses: [LegacyUse] { groups.flatMap(\.entries).flatMap(\.uses) }

  /// What has the same future, by what it is about.
  func groups(_ outlook: LegacyOutlook) -> [Group] {
    groups.compactMap { group in
      let entries = group.entries.filter { $0.outlook == outlook }
      return entries.isEmpty
        ? nil
        : Group(name: group.name, className: group.className, successor: group.successor, entries: entries)
    }
  }

  /// The places of what has the same future.
  private func uses(_ outlook: LegacyOutlook) -> [LegacyUse] { groups(outlook).flatMap(\.entries).flatMap(\.uses) }

  /// How much there is to change, in words.
  ///
  /// For example: `12 places in 5 of 40 Swift files; 7 more may stay`
  var words: String {
    let staying = uses(.stay).count
    let rest = staying == 0 ? "" : "; \(staying) more may stay"
    return words(.change) + rest + (unsearchedWords.map { "; \($0)" } ?? "")
  }

  /// How much was not searched, in words; nil where that is nothing.
  var unsearchedWords: String? {
    guard objectiveCFileCount > 0 else { return nil }
    return objectiveCFileCount.counted("Objective-C file") + (objectiveCFileCount == 1 ? " was" : " were")
      + " not searched"
  }

  /// Warnings of what makes Siri pass a handler over, without a word of the compiler's.
  var diagnostics: [Diagnostic] {
    uses.filter { $0.kind == .frameworkResult }.map { use in
      Diagnostic(
        .lossyMigration, severity: .warning,
        "'\(use.name)' means the class of '\(MigrationReport.hidingFile)' here, and Siri no longer calls the method",
        at: use.location, hint: "write 'Intents.\(use.name)'")
    }
  }

  /// How many places have the same future, in words.
  ///
  /// For example: `12 places in 5 of 40 Swift files`
  func words(_ outlook: LegacyOutlook) -> String {
    let uses = uses(outlook)
    let searched = fileCount.counted("Swift file")
    let files = Set(uses.map(\.location.file.path)).count
    guard files > 0 else { return "nothing in \(searched)" }
    let places = uses.count.counted("place")
    return files == fileCount ? "\(places) in \(searched)" : "\(places) in \(files) of \(searched)"
  }
}

extension ReportedDeclaration {
  private var asking: SuccessorType.Asking {
    switch handlerStanding {
    case .none, .asked: .asked
    case .unnamed: .unnamed
    case .moved: .moved
    }
  }

  /// The type as hand-written code has to know it.
  fileprivate var successor: SuccessorType {
    SuccessorType(
      newName, isBridged: isBridged, asking: asking, isForWidgets: isForWidgets, hasDonationMethod: hasDonationMethod)
  }
}

extension LegacyReport.Group {
  /// What it is about, in words.
  var title: String { name ?? "All intents" }
}

extension LegacyUse {
  /// How often the file has it, where that is worth saying; nil elsewhere.
  ///
  /// For example: `3 times, 2 of them in handlers`
  var countWords: String? {
    guard kind.isGeneratedType || count > 1 else { return nil }
    let times = count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
    switch handlerCount {
    case 0: return times
    case count: return times + (count == 1 ? ", in a handler" : ", all in handlers")
    default: return times + ", \(handlerCount) of them in handlers"
    }
  }
}
