internal import SourceDiagnostics

/// A list of known findings and the folder that its paths start from.
struct KnownFindings: Sendable {
  let baseline: Baseline

  /// The folder of the list, from the root of the file system.
  let folder: String

  private let fileSystem = FileSystem()

  init(baseline: Baseline, folder: String) {
    self.baseline = baseline
    self.folder = folder
  }

  /// The findings that are not known, and how many findings of the list there were and were not.
  func unknown(
    among findings: [Diagnostic]
  ) -> (findings: [Diagnostic], knownCount: Int, outdatedCount: Int) {
    var rest = baseline
    guard rest.remainingCount > 0 else { return (findings, 0, 0) }
    let unknown = findings.filter { !rest.take(key(of: $0)) }
    return (unknown, findings.count - unknown.count, rest.remainingCount)
  }

  /// A list of the given findings.
  func baseline(of findings: [Diagnostic]) -> Baseline {
    var baseline = Baseline()
    for finding in findings {
      baseline.add(key(of: finding))
    }
    return baseline
  }

  private func key(of finding: Diagnostic) -> Baseline.Key {
    let path = finding.location?.file.path ?? ""
    return Baseline.Key(
      path: fileSystem.relativePath(of: path, from: folder) ?? path, rule: finding.id.slug,
      element: finding.element.flatMap { $0.isEmpty ? nil : $0 }, message: finding.message)
  }
}
