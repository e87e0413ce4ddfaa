internal import SourceDiagnostics

/// The folders of a project that hold tests or other people's code, told by their names.
struct TestFolders {
  /// The number of folders that all files are in: what is above the project says nothing about its parts.
  private let outerFolderCount: Int

  /// The folders of a project with the given files.
  init(_ sources: [SourceFile]) {
    var common: [Substring]?
    for source in sources {
      let folders = Array(source.path.split(separator: "/").dropLast())
      let shared = common.map { zip($0, folders).prefix { $0 == $1 }.count } ?? folders.count
      common = Array(folders.prefix(shared))
    }
    outerFolderCount = common?.count ?? 0
  }

  /// Whether a file is in a folder of tests, for example `AppTests`.
  func haveTest(_ path: String) -> Bool {
    folders(of: path).contains { $0.hasSuffix("Tests") || ["Test", "tests"].contains($0) }
  }

  /// Whether a file is in a folder of packages.
  func haveForeign(_ path: String) -> Bool {
    folders(of: path).contains { ["Pods", "Carthage", "SourcePackages"].contains($0) }
  }

  private func folders(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast().dropFirst(outerFolderCount)
  }
}
