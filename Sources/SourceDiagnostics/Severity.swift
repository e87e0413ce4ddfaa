/// How grave a diagnostic is.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// For information.
  case note
  /// Probably not what the author meant; output is still written.
  case warning
  /// Nothing is written.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
