/// Finds out which targets run in one process.
///
/// An app, an extension or tests run together with the libraries that they link, embed or depend on, and with what
/// those do in turn. An extension that an app embeds runs by itself.
struct XcodeProcessSearch {
  private let targets: [XcodeTarget]

  /// For each target the targets whose code it brings along, as indices.
  private let edges: [[Int]]

  /// The number of edges to follow for a project; a hostile one may have a group of every size for every target.
  private static let longestSearch = 2_000_000

  /// Whether the search ended early.
  private(set) var isCut = false

  init(_ targets: [XcodeTarget]) {
    self.targets = targets
    var indexByID: [String: Int] = [:]
    var indexByProduct: [String: Int] = [:]
    var indexByName: [String: Int] = [:]
    for (index, target) in targets.enumerated() {
      indexByID[target.id] = index
      if let id = target.productReferenceID { indexByProduct[id] = index }
      if let name = target.productFileName { indexByName[name] = index }
    }
    edges = targets.map { target in
      var found: Set<Int> = []
      for phase in target.buildPhases where phase.kind == .frameworks || phase.kind == .copyFiles {
        for file in phase.files {
          // Generators may give the product a reference of its own in every group.
          let byName = file.references.first.flatMap { $0.path == nil ? indexByName[$0.fileName] : nil }
          if let index = file.referenceID.flatMap({ indexByProduct[$0] }) ?? byName { found.insert(index) }
        }
      }
      found.formUnion(target.dependencyIDs.compactMap { indexByID[$0] })
      return found.sorted().filter { Self.code(of: targets[$0], runsIn: target) }
    }
  }

  private static func code(of target: XcodeTarget, runsIn other: XcodeTarget) -> Bool {
    // Unit tests are loaded into their app.
    target.productType.isLibrary || (other.productType == .unitTests && target.productType.isApplication)
  }

  /// One group for each process, then one for each library that none of them brings along.
  ///
  /// May be called once.
  mutating func processes() -> [XcodeProcess] {
    var remaining = Self.longestSearch
    var reached = Set<Int>()
    var processes: [XcodeProcess] = []
    for isLibraryTurn in [false, true] {
      for (index, target) in targets.enumerated()
      where target.productType.isLibrary == isLibraryTurn && target.productType != .aggregate
        && !(isLibraryTurn && reached.contains(index))
      {
        let members = members(of: index, remaining: &remaining)
        reached.formUnion(members)
        processes.append(XcodeProcess(mainTargetID: target.id, targetIDs: members.map { targets[$0].id }))
      }
    }
    isCut = remaining <= 0
    return processes
  }

  /// The targets that can be reached from one, itself first; only itself when too much has been searched already.
  private func members(of start: Int, remaining: inout Int) -> [Int] {
    var members = [start]
    var seen: Set = [start]
    var position = 0
    while position < members.count, remaining > 0 {
      let next = edges[members[position]]
      remaining -= next.count + 1
      members += next.filter { seen.insert($0).inserted }
      position += 1
    }
    return members
  }
}
