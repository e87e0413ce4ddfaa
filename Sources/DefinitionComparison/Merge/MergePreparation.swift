/// Gives the entries of three versions the names that the merged definition has, so that they can be merged by name.
struct MergePreparation {
  private(set) var base: DefinitionNode
  private(set) var ours: DefinitionNode
  private(set) var theirs: DefinitionNode

  /// The entries that only we, or only they, have renamed.
  private(set) var renamedByUs: Set<MergePlace> = []
  private(set) var renamedByThem: Set<MergePlace> = []

  /// The entries that both have renamed, differently: the earlier name and theirs; ours is in the place.
  ///
  /// A combination gets the parameters of both instead.
  private(set) var disputedNames: [MergePlace: (base: String, theirs: String)] = [:]

  /// The names that two different entries have got, each on one side: the earlier names there; nil for a new entry.
  private(set) var sharedNames: [MergePlace: (ours: String?, theirs: String?)] = [:]

  /// The preparation of three versions.
  init(base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    align { !$0.isCombination }
    // The keys of combinations have the names of parameters in them, which are the same everywhere by now.
    align(\.isCombination)
  }

  /// Gives the entries of some kinds that either side has renamed one name in all versions.
  private mutating func align(_ isMeant: (ElementKind) -> Bool) {
    let here = RenameDetection.renames(from: base, to: ours).filter { isMeant($0.kind) }
    let there = RenameDetection.renames(from: base, to: theirs).filter { isMeant($0.kind) }
    guard !here.isEmpty || !there.isEmpty else { return }
    let (baseEntries, ourEntries, theirEntries) = (EntryNames(base), EntryNames(ours), EntryNames(theirs))
    let hereByOld = Self.byOldName(here)
    let thereByOld = Self.byOldName(there)
    let oursNames = Renaming(here)
    let theirsNames = Renaming(there)
    var forBase: [Rename] = []
    var forOurs: [Rename] = []
    var forTheirs: [Rename] = []
    var taken: [(rename: Rename, isByUs: Bool)] = []
    for rename in here + there.filter({ hereByOld[Key($0)] == nil }) {
      let (mine, other) = (hereByOld[Key(rename)], thereByOld[Key(rename)])
      let kind = rename.kind
      let oursOwners = oursNames.renamed(owners: rename.owners, of: kind)
      let theirsOwners = theirsNames.renamed(owners: rename.owners, of: kind)
      let oursOld = mine?.new ?? ourEntries.name(like: rename.old, kind, oursOwners)
      let theirsOld = other?.new ?? theirEntries.name(like: rename.old, kind, theirsOwners)
      let new =
        if kind.isCombination, let mine, let other {
          Self.union(of: rename.old, mine.new, other.new)
        } else {
          rename.new
        }
      // A name that something else has been given on the other side stays where it is.
      func isTaken(_ old: String?, _ owners: [String], in entries: EntryNames) -> Bool {
        let wanted = kind.elementName(new)
        return old.map(kind.elementName) != wanted && entries.name(like: new, kind, owners) != nil
      }
      let (isTakenByUs, isTakenByThem) = (
        isTaken(oursOld, oursOwners, in: ourEntries), isTaken(theirsOld, theirsOwners, in: theirEntries)
      )
      guard !isTakenByUs, !isTakenByThem else {
        if !kind.isCombination, baseEntries.name(like: new, kind, rename.owners) == nil {
          taken.append((rename, isByUs: isTakenByThem))
        }
        continue
      }
      forBase.append(Rename(kind: kind, owners: rename.owners, old: rename.old, new: new))
      if let oursOld, oursOld != new {
        forOurs.append(Rename(kind: kind, owners: oursOwners, old: oursOld, new: new))
      }
      if let theirsOld, theirsOld != new {
        forTheirs.append(Rename(kind: kind, owners: theirsOwners, old: theirsOld, new: new))
      }
    }
    let baseNames = Renaming(forBase)
    for rename in forBase {
      let place = MergePlace(
        kind: rename.kind,
        names: baseNames.renamed(owners: rename.owners, of: rename.kind) + [rename.kind.elementName(rename.new)])
      switch (hereByOld[Key(rename)], thereByOld[Key(rename)]) {
      case (_?, nil): renamedByUs.insert(place)
      case (nil, _?): renamedByThem.insert(place)
      case (let mine?, let other?):
        if mine.new != other.new { disputedNames[place] = (rename.old, other.new) }
      case (nil, nil): break
      }
    }
    for (rename, isByUs) in taken {
      let place = MergePlace(
        kind: rename.kind, names: baseNames.renamed(owners: rename.owners, of: rename.kind) + [rename.new])
      var names = sharedNames[place] ?? (nil, nil)
      if isByUs { names.ours = rename.old } else { names.theirs = rename.old }
      sharedNames[place] = names
    }
    base = baseNames.applied(to: base)
    ours = Renaming(forOurs).applied(to: ours)
    theirs = Renaming(forTheirs).applied(to: theirs)
  }

  /// What is renamed, whatever it is called afterwards.
  private struct Key: Hashable {
    let kind: ElementKind
    let owners: [String]
    let old: String

    init(_ rename: Rename) {
      kind = rename.kind
      owners = rename.owners
      old = rename.old
    }
  }

  private static func byOldName(_ renames: [Rename]) -> [Key: Rename] {
    Dictionary(renames.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The key of a combination that has what either side has added and not what either has removed.
  private static func union(of base: String, _ ours: String, _ theirs: String) -> String {
    func names(_ key: String) -> [String] { key.split(separator: ",").map(String.init) }
    let (base, theirs) = (names(base), names(theirs))
    let mine = names(ours)
    let kept = mine.filter { !base.contains($0) || theirs.contains($0) }
    return (kept + theirs.filter { !base.contains($0) && !mine.contains($0) }).joined(separator: ",")
  }
}
