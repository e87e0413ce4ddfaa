internal import IntentModel
internal import ProjectModel
internal import SourceDiagnostics

/// Finds the lists of supported intents that a definition's intents belong into.
struct SupportedListSearch {
  /// Where a class is to be listed.
  struct Place: Hashable {
    let infoPlist: InfoPlist

    /// The list; nil where the bundle has none yet.
    let list: LocatedNames?

    /// The key of the list.
    let key: String

    /// The list, or the dictionary that lacks it.
    let range: SourceRange

    static func == (left: Place, right: Place) -> Bool {
      left.infoPlist.source.path == right.infoPlist.source.path && left.range == right.range
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(infoPlist.source.path)
      hasher.combine(range)
    }
  }

  private let bundles: ProjectBundles
  private let project: CheckedProject

  /// For each definition, what every bundle has to do with it.
  private var relations: [String: [Relation?]] = [:]

  /// The apps whose bundles list a name.
  private let appIDsByName: [String: [Int]]

  private var appByHosts: [String: ProjectBundle?] = [:]

  init(_ project: CheckedProject) {
    bundles = project.bundles
    self.project = project
    var appIDsByName: [String: [Int]] = [:]
    for bundle in bundles.all where !bundle.supportedNames.isEmpty {
      let apps = bundles.apps(of: bundle).filter { $0.infoPlist != nil }.map(\.id)
      for name in bundle.supportedNames { appIDsByName[name, default: []] += apps }
    }
    self.appIDsByName = appIDsByName
  }

  /// Whether any bundle tells what it handles.
  var hasLists: Bool { !bundles.handlers.isEmpty }

  /// The classes that are in no list; those that a misspelt name in a list probably means are left out, and those of
  /// projects where not all lists are known.
  func unlisted(_ customs: [IntentClass], classes: IntentClasses) -> [IntentClass] {
    let listed = bundles.all.reduce(into: Set<String>()) { $0.formUnion($1.supportedNames) }
    var spelling = SpellingHints()
    let candidates = classes.names
    let meant = Set(
      listed.filter { !classes.contains($0) }.sorted().compactMap { name in
        spelling.suggestion(for: name, among: candidates) ?? name.split(separator: ".").last.map(String.init)
      })
    let incomplete = Set(project.definitions.filter(hasUnknownLists).map(\.source.path))
    return customs.filter { custom in
      !custom.isIn(listed) && !custom.isIn(meant) && !incomplete.contains(custom.definition.source.path)
    }
  }

  private func hasUnknownLists(_ definition: CheckedDefinition) -> Bool {
    let paths = Set(projects(with: definition).map(\.source.path))
    return !(paths.isEmpty ? bundles.incompleteProjects : bundles.incompleteProjects.intersection(paths)).isEmpty
  }

  private func projects(with definition: CheckedDefinition) -> [XcodeProject] {
    project.xcodeProjects.filter { !$0.targets(containing: definition.source.path).isEmpty }
  }

  // MARK: Places

  /// Where the classes of a definition are to be listed; nil where no bundle has to do with it.
  mutating func place(for definition: CheckedDefinition) -> Place? {
    if let bundle = best(for: definition, where: { $0.intents?.supported != nil }), let infoPlist = bundle.infoPlist,
      let list = infoPlist.intents.supported
    {
      return Place(infoPlist: infoPlist, list: list, key: key(of: infoPlist), range: list.range)
    }
    guard !hasLists else { return nil }
    let bundle =
      best(for: definition, where: \.isIntentsExtension)
      ?? best(for: definition, where: { $0.isApp && !$0.isWatchApp })
    guard let infoPlist = bundle?.infoPlist else { return nil }
    return Place(
      infoPlist: infoPlist, list: nil, key: key(of: infoPlist),
      range: infoPlist.extensionAttributesRange ?? infoPlist.extensionRange ?? infoPlist.range)
  }

  /// The app that has to do with a class; nil where there is none with an `Info.plist`.
  mutating func app(for custom: IntentClass) -> ProjectBundle? {
    let hosts = Set(custom.names.flatMap { appIDsByName[$0] ?? [] })
    let key = custom.definition.source.path + "\0" + hosts.sorted().map(String.init).joined(separator: ",")
    if let known = appByHosts[key] { return known }
    let app = best(for: custom.definition) { app in
      app.isApp && !app.isWatchApp && app.infoPlist != nil && (hosts.isEmpty || hosts.contains(app.id))
    }
    appByHosts[key] = .some(app)
    return app
  }

  private func key(of infoPlist: InfoPlist) -> String { infoPlist.intents.keyPrefix + "IntentsSupported" }

  // MARK: Relations

  /// How much a bundle has to do with a definition.
  private struct Relation: Comparable {
    /// 2 where its target has the definition, 1 where its project has, else 0.
    let membership: Int
    /// The number of intents of the definition that it lists.
    let listedCount: Int
    /// The number of folders that their paths share.
    let sharedFolders: Int

    static func < (left: Relation, right: Relation) -> Bool {
      (left.membership, left.listedCount, left.sharedFolders)
        < (right.membership, right.listedCount, right.sharedFolders)
    }
  }

  /// The bundle of a kind that has most to do with a definition, extensions first; nil where none has.
  private mutating func best(
    for definition: CheckedDefinition, where isWanted: (ProjectBundle) -> Bool
  ) -> ProjectBundle? {
    let path = definition.source.path
    let known = relations[path] ?? relations(to: definition)
    relations[path] = known
    var best: (relation: Relation, bundle: ProjectBundle)?
    for (relation, bundle) in zip(known, bundles.all) where isWanted(bundle) {
      guard let relation else { continue }
      if let best {
        if relation < best.relation { continue }
        if relation == best.relation, best.bundle.isIntentsExtension || !bundle.isIntentsExtension { continue }
      }
      best = (relation, bundle)
    }
    return best?.bundle
  }

  private func relations(to definition: CheckedDefinition) -> [Relation?] {
    let path = definition.source.path
    var targets: [String: Set<String>] = [:]
    for project in project.xcodeProjects {
      let ids = project.targets(containing: path).map(\.target.id)
      if !ids.isEmpty { targets[project.source.path] = Set(ids) }
    }
    let classes = definition.document.intents.compactMap { IntentClass($0, in: definition) }
    return bundles.all.map { relation(of: $0, to: path, in: targets, classes: classes) }
  }

  private func relation(
    of bundle: ProjectBundle, to path: String, in targets: [String: Set<String>], classes: [IntentClass]
  ) -> Relation? {
    var membership = 0
    for owner in bundle.owners {
      guard let members = targets[owner.project.source.path] else { continue }
      membership = max(membership, members.contains(owner.target.id) ? 2 : 1)
    }
    let listedCount = bundle.supportedNames.isEmpty ? 0 : classes.count { $0.isIn(bundle.supportedNames) }
    let bundlePath = bundle.infoPlist?.source.path ?? ""
    let shared = path.sharedFolderCount(with: bundlePath)
    if membership == 0, listedCount == 0 {
      guard targets.isEmpty else { return nil }
      let isNearest = project.definitions.allSatisfy { $0.source.path.sharedFolderCount(with: bundlePath) <= shared }
      guard isNearest else { return nil }
    }
    return Relation(membership: membership, listedCount: listedCount, sharedFolders: shared)
  }
}

extension String {
  /// The number of folders from the start that two paths have in common.
  fileprivate func sharedFolderCount(with other: String) -> Int {
    zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}
