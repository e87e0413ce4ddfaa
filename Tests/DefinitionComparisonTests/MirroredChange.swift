import DefinitionComparison
import SourceDiagnostics

/// A change as seen from either version: what it is about, what becomes of it, and where both have it.
struct MirroredChange: Hashable {
  private let kinds: [ElementKind]
  private let action: String
  private let path: String?
  private let oldRange: SourceRange?
  private let newRange: SourceRange?

  /// A change from the earlier version to the later one; from the later one to the earlier where it is mirrored.
  ///
  /// Names and texts are left out, since each version has them with its own names in them.
  init(_ change: DefinitionChange, isMirrored: Bool) {
    kinds = change.subjects.map(\.kind)
    path = change.path
    oldRange = isMirrored ? change.newRange : change.oldRange
    newRange = isMirrored ? change.oldRange : change.newRange
    action =
      switch change.action {
      case .added: isMirrored ? "removed" : "added"
      case .removed: isMirrored ? "added" : "removed"
      case .renamed: "renamed"
      case .changed(let term, let old, let new):
        "\(term): \((isMirrored ? new : old) == nil) \((isMirrored ? old : new) == nil)"
      case .outdated(let term, _, _): "\(term): outdated"
      case .reordered(let kind, _, _): "reordered \(kind)"
      case .handler: "handler"
      }
  }
}
