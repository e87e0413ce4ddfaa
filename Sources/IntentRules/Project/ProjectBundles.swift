internal import HandlerSources
internal import ProjectModel
internal import SourceDiagnostics

/// The apps and extensions of a project, without those for tests.
struct ProjectBundles {
  /// The bundles with an `Info.plist` by its path, then those without one in the order of the projects.
  let all: [ProjectBundle]

  /// The paths of the projects that have an app or extension whose `Info.plist` was not found, so that nobody knows
  /// what it lists.
  let incompleteProjects: Set<String>

  /// For each bundle the apps that it belongs to.
  private let appIDs: [[Int]]

  /// The bundles of Info.plist files and of the targets of projects.
  init(_ infoPlists: [InfoPlist], _ projects: [XcodeProject], _ folders: TestFolders) {
    var all: [ProjectBundle] = []
    var found: Set<String> = []
    let paths = infoPlists.map(\.source.path)
    let targets = projects.map { $0.targets(withInfoPlists: paths) }
    for infoPlist in infoPlists {
      let owners = zip(projects, targets).flatMap { project, targets in
        (targets[infoPlist.source.path] ?? []).map { ProjectBundle.Owner(project: project, target: $0) }
      }
      found.formUnion(owners.map(\.key))
      let isForTests =
        owners.isEmpty ? Self.isForTests(infoPlist, folders) : owners.allSatisfy { $0.target.productType.isTest }
      guard !isForTests, !folders.haveForeign(infoPlist.source.path) else { continue }
      all.append(ProjectBundle(id: all.count, infoPlist: infoPlist, owners: owners))
    }
    var incompleteProjects: Set<String> = []
    let hasUnownedLists = all.contains { $0.owners.isEmpty && $0.intents?.supported != nil }
    for xcode in projects {
      for target in xcode.targets where target.productType.isApplication || target.productType == .appExtension {
        let owner = ProjectBundle.Owner(project: xcode, target: target)
        guard !found.contains(owner.key) else { continue }
        all.append(ProjectBundle(id: all.count, infoPlist: nil, owners: [owner]))
        // Without a path it is generated, or its path is set in a file that is not read.
        let isKnown =
          target.paths("INFOPLIST_FILE").isEmpty && (target.generatesInfoPlist || hasUnownedLists)
        if !isKnown { incompleteProjects.insert(xcode.source.path) }
      }
    }
    self.all = all
    appIDs = Self.appIDs(of: all)
    self.incompleteProjects = incompleteProjects
  }

  /// The bundles that tell what they handle.
  var handlers: [ProjectBundle] { all.filter { $0.intents?.supported != nil } }

  /// The apps that a bundle belongs to: itself, or those that embed it; where no project tells, the only app there is.
  func apps(of bundle: ProjectBundle) -> [ProjectBundle] {
    appIDs[bundle.id].map { all[$0] }
  }

  private static func appIDs(of all: [ProjectBundle]) -> [[Int]] {
    let apps = all.filter(\.isApp)
    var idsByTarget: [String: [Int]] = [:]
    for app in apps {
      for owner in app.owners { idsByTarget[owner.key, default: []].append(app.id) }
    }
    return all.map { bundle in
      if bundle.isApp { return [bundle.id] }
      guard !bundle.owners.isEmpty else { return apps.count == 1 ? apps.map(\.id) : [] }
      let hosts = bundle.owners.flatMap { owner in
        owner.project.apps(with: owner.target).map {
          ProjectBundle.Owner(project: owner.project, target: $0).key
        }
      }
      return Set(hosts.flatMap { idsByTarget[$0] ?? [] }).sorted()
    }
  }

  // MARK: Tests

  private static func isForTests(_ infoPlist: InfoPlist, _ folders: TestFolders) -> Bool {
    infoPlist.packageType?.value == "BNDL" || folders.haveTest(infoPlist.source.path)
  }
}

extension String {
  /// The folder of the file at this path; empty for the current one.
  var folder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
