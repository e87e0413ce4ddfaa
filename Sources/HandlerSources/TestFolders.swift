package import SourceDiagnostics

/// The folders of a project that hold tests or other people's code, told by their names.
package struct TestFolders: Sendable {
  /// The number of folders that all files are in: what is above the project says nothing about its parts.
  private let outerFolderCount: Int

  /// The folders of a project with the given files.
  package init(_ sources: [SourceFile]) {
    var common: [Substring]?
    for source in sources {
      let folders = Array(source.path.split(separator: "/").dropLast())
      let shared = common.map { zip($0, folders).prefix { $0 == $1 }.count } ?? folders.count
      common = Array(folders.prefix(shared))
    }
    outerFolderCount = common?.count ?? 0
  }

  /// Whether a file is in a folder of tests, for example `AppTests`.
  package func haveTest(_ path: String) -> Bool {
    folders(of: path).contains(where: Self.isTest)
  }

  /// Whether a folder of the given name holds tests.
  package static func isTest(_ name: Substring) -> Bool {
    name.hasSuffix("Tests") || ["Test", "tests"].contains(name)
  }

  /// Whether a file is in a folder of packages.
  package func haveForeign(_ path: String) -> Bool {
    folders(of: path).contains { ["Pods", "Carthage", "SourcePackages"].contains($0) }
  }

  private func folders(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast().dropFirst(outerFolderCount)
  }
}
