package import SourceDiagnostics

/// The files that a check looks at, told apart by their names.
package struct CheckedFiles: Sendable {
  /// The definitions, copies in language folders included.
  package private(set) var definitions: [SourceFile] = []

  /// The files, sorted by path, so that findings do not depend on the order in which they were given.
  package init(_ files: [SourceFile]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      if file.name.hasSuffix(".intentdefinition") {
        definitions.append(file)
      }
    }
  }
}
