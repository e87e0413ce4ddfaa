/// Collects the diagnostics of one run; every stage takes it `inout`.
package struct DiagnosticEngine: Sendable, Equatable {
  /// What was reported, in the order of reporting.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of errors among them.
  package private(set) var errorCount = 0

  /// An engine that has heard nothing yet.
  package init() {}

  /// Whether an error was reported; nothing may be written then.
  package var hasErrors: Bool { errorCount > 0 }

  /// Takes a finding down.
  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error {
      errorCount += 1
    }
  }

  /// Takes down all that another engine has heard, for example one that served a parallel job.
  package mutating func report(contentsOf other: DiagnosticEngine) {
    diagnostics.append(contentsOf: other.diagnostics)
    errorCount += other.errorCount
  }

  /// The findings by file, place and id, so that a report does not depend on the order of the checks.
  ///
  /// Files come in the order in which they were first named; findings without a place come first.
  package var sorted: [Diagnostic] {
    var fileOrder: [String: Int] = [:]
    for diagnostic in diagnostics {
      if let path = diagnostic.location?.file.path, fileOrder[path] == nil {
        fileOrder[path] = fileOrder.count
      }
    }
    func key(_ diagnostic: Diagnostic) -> (Int, UInt32, String, String) {
      guard let location = diagnostic.location else { return (-1, 0, diagnostic.id.slug, diagnostic.message) }
      return (
        fileOrder[location.file.path] ?? 0, location.range.lowerBound, diagnostic.id.slug, diagnostic.message
      )
    }
    return diagnostics.sorted { key($0) < key($1) }
  }
}
