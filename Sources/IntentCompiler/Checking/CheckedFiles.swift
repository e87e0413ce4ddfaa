package import SourceDiagnostics

/// The files that a check looks at, told apart by their names.
package struct CheckedFiles: Sendable {
  private var byKind: [CheckedFileKind: [SourceFile]] = [:]

  /// Whether there are definitions that are not among the files.
  let lacksDefinitions: Bool

  /// The files, sorted by path, so that findings do not depend on the order in which they were given.
  ///
  /// Files that no rule has a use for are left out.
  ///
  /// - Parameters:
  ///   - files: the files in any order.
  ///   - lacksDefinitions: whether there are definitions that are not among them.
  package init(_ files: [SourceFile], lacksDefinitions: Bool = false) {
    self.lacksDefinitions = lacksDefinitions
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in sorted {
      if let kind = CheckedFileKind(path: file.path) {
        byKind[kind, default: []].append(file)
      }
    }
  }

  /// The files of a kind, sorted by path.
  subscript(kind: CheckedFileKind) -> [SourceFile] { byKind[kind] ?? [] }

  /// All files, sorted by kind and path.
  var all: [SourceFile] { CheckedFileKind.allCases.flatMap { self[$0] } }

  /// What there is, in words, for example `3 definitions, 24 tables`.
  var description: String {
    let parts = CheckedFileKind.allCases.compactMap { kind in
      self[kind].isEmpty ? nil : kind.counted(self[kind].count)
    }
    return parts.joined(separator: ", ")
  }
}
