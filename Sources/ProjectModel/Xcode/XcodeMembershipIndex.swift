internal import SourceDiagnostics

/// Finds the build phases that a file is in.
struct XcodeMembershipIndex: Sendable {
  /// A file of a build phase of a target, as indices.
  private struct Place {
    let target: Int
    let phase: Int
    let file: Int
  }

  /// A file of an object that build files refer to: the object itself, or a language of a variant group.
  private struct Candidate {
    let objectID: String
    let reference: XcodeFileReference
  }

  private var placesByObject: [String: [Place]] = [:]

  /// Files by the last component of their path; folders apart, since a file of any name may be in them.
  private var candidatesByFileName: [String: [Candidate]] = [:]
  private var folders: [Candidate] = []

  init(_ targets: [XcodeTarget]) {
    for (targetIndex, target) in targets.enumerated() {
      for (phaseIndex, phase) in target.buildPhases.enumerated() {
        for (fileIndex, file) in phase.files.enumerated() {
          guard let id = file.referenceID else { continue }
          if placesByObject[id] == nil { addCandidates(file.references, of: id) }
          placesByObject[id, default: []].append(Place(target: targetIndex, phase: phaseIndex, file: fileIndex))
        }
      }
    }
  }

  private mutating func addCandidates(_ references: [XcodeFileReference], of id: String) {
    for reference in references {
      let candidate = Candidate(objectID: id, reference: reference)
      candidatesByFileName[reference.fileName, default: []].append(candidate)
      if reference.isFolder { folders.append(candidate) }
    }
  }

  /// How a file belongs to targets by their build phases, in the order of the targets.
  func memberships(of path: LexicalPath, in targets: [XcodeTarget]) -> [XcodeMembership] {
    let listed = (candidatesByFileName[LexicalPath.lastComponent(of: path.text)] ?? [])
      .filter { $0.reference.resolvedPath == path }
    let enclosed = folders.filter { $0.reference.resolvedPath?.relativePath(of: path) != nil }
    var seen: Set<String> = []
    var found: [(place: Place, origin: XcodeMembership.Origin)] = []
    for (candidates, origin) in [(listed, XcodeMembership.Origin.buildPhase), (enclosed, .copiedFolder)] {
      for candidate in candidates where seen.insert(candidate.objectID).inserted {
        found += (placesByObject[candidate.objectID] ?? []).map { ($0, origin) }
      }
    }
    found.sort { ($0.place.target, $0.place.phase, $0.place.file) < ($1.place.target, $1.place.phase, $1.place.file) }
    let isLocalized = path.isLocalized
    return found.map { place, origin in
      let phase = targets[place.target].buildPhases[place.phase]
      let file = phase.files[place.file]
      return XcodeMembership(
        target: targets[place.target], origin: origin, phase: phase.kind, attributes: file.attributes,
        range: file.range, definitionRange: file.definitionRange,
        attributeInsertion: file.attributeInsertion, isLocalized: isLocalized)
    }
  }
}
