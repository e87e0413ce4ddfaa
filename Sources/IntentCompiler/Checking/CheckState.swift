internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Files and what is found in them.
struct CheckState: Sendable {
  /// The files.
  let files: CheckedFiles

  /// What is found, with the severities that were asked for, sorted; known findings left out.
  let findings: [Diagnostic]

  /// The definitions with their translations.
  let localizations: [CheckedLocalization]

  /// The list of known findings.
  let known: KnownFindings

  /// The number of findings that are known.
  let knownCount: Int

  /// The number of known findings that were not found.
  let outdatedCount: Int

  /// The encodings of the files that are not UTF-8, by path.
  let encodings: [String: TextEncoding]

  private let checker: Checker
  private let policy: CheckPolicy

  /// Runs the rules over files.
  init(files: CheckedFiles, checker: Checker, policy: CheckPolicy, baseline: KnownFindings) {
    self.files = files
    self.checker = checker
    self.policy = policy
    known = baseline
    let result = checker.check(files)
    localizations = result.localizations
    encodings = result.encodings
    let wanted = policy.applied(to: result.sortedFindings, elements: result.elements)
    (findings, knownCount, outdatedCount) = baseline.unknown(among: wanted)
  }

  /// The state of the same project with other contents of some files.
  func replacing(_ contents: [String: [UInt8]]) -> CheckState {
    CheckState(files: files.replacing(contents), checker: checker, policy: policy, baseline: known)
  }
}
