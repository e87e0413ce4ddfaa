package import Foundation

/// Where the pieces of this repository lie on the machine that runs the tests.
package enum RepositoryLayout {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The definitions of the reference tests.
  package static var definitions: URL { root.appending(path: "Definitions", directoryHint: .isDirectory) }

  /// What the compiler is expected to write for ``definitions``.
  package static var generated: URL { root.appending(path: "Generated", directoryHint: .isDirectory) }

  /// The sources of the modules that stand in for Apple's frameworks.
  package static var stubs: URL { root.appending(path: "Tests/Stubs", directoryHint: .isDirectory) }

  /// The corpus of published definitions beside the repository; `nil` where it is not installed.
  package static var sharedCorpus: URL? {
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus", directoryHint: .isDirectory)
    let files = folder.appending(path: "files", directoryHint: .isDirectory)
    return FileManager.default.fileExists(atPath: files.path) ? folder : nil
  }

  /// The folder with the products of the build that the running tests belong to.
  ///
  /// On Linux the test bundle is the running program; on macOS a runner of the toolchain loads it.
  package static var products: URL {
    let testBundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    return testBundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// The `intentc` program of the same build.
  ///
  /// A test target that runs it has to depend on the `intentc` target, else the program may be missing or old.
  package static var compilerProgram: URL { products.appending(path: "intentc", directoryHint: .notDirectory) }
}
