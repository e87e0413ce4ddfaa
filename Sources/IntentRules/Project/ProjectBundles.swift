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

  init(_ project: CheckedProject) {
    var all: [ProjectBundle] = []
    var found: Set<String> = []
    for infoPlist in project.infoPlists {
      let owners = project.xcodeProjects.flatMap { xcode in
        xcode.targets(withInfoPlist: infoPlist.source.path).map { ProjectBundle.Owner(project: xcode, target: $0) }
      }
      found.formUnion(owners.map(Self.key))
      let isForTests = owners.isEmpty ? Self.isForTests(infoPlist) : owners.allSatisfy { $0.target.productType.isTest }
      guard !isForTests, !Self.isForeign(infoPlist.source.path) else { continue }
      all.append(ProjectBundle(id: all.count, infoPlist: infoPlist, owners: owners))
    }
    var incompleteProjects: Set<String> = []
    let hasUnownedLists = all.contains { $0.owners.isEmpty && $0.intents?.supported != nil }
    for xcode in project.xcodeProjects {
      for target in xcode.targets where target.productType.isApplication || target.productType == .appExtension {
        let owner = ProjectBundle.Owner(project: xcode, target: target)
        guard !found.contains(Self.key(owner)) else { continue }
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
      for owner in app.owners { idsByTarget[key(owner), default: []].append(app.id) }
    }
    return all.map { bundle in
      if bundle.isApp { return [bundle.id] }
      guard !bundle.owners.isEmpty else { return apps.count == 1 ? apps.map(\.id) : [] }
      let hosts = bundle.owners.flatMap { owner in
        owner.project.apps(with: owner.target).map {
          key(ProjectBundle.Owner(project: owner.project, target: $0))
        }
      }
      return Set(hosts.flatMap { idsByTarget[$0] ?? [] }).sorted()
    }
  }

  private static func key(_ owner: ProjectBundle.Owner) -> String {
    owner.project.source.path + "\0" + owner.target.id
  }

  // MARK: What is no part of the product

  private static func isForTests(_ infoPlist: InfoPlist) -> Bool {
    if infoPlist.packageType?.value == "BNDL" { return true }
    return infoPlist.source.path.isInTestFolder
  }

  /// Whether a path leads into other people's code.
  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { ["Pods", "Carthage", "SourcePackages"].contains($0) }
  }
}

extension String {
  /// Whether the path leads into a folder of tests, for example `AppTests`.
  var isInTestFolder: Bool {
    split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Test" || $0 == "tests" }
  }
}
