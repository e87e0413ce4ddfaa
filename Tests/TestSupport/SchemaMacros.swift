import Foundation

/// The compiler plug-in with the macros of `AppIntents` that adopt a schema, built of `Tests/Stubs/AppIntents/SchemaMacros`.
enum SchemaMacros {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the compiler is told in order to load the plug-in.
  ///
  /// - Throws: An error with the compiler's text if it cannot be built.
  static func arguments() throws -> [String] { ["-load-plugin-library", try library.get().path] }

  /// The library, built once in a test run whichever test comes first; others wait for it.
  private static let library = Result { try build() }

  private static func build() throws -> URL {
    guard let compiler = ProcessRunner.program(named: "swiftc") else {
      throw Failure(description: "there is no 'swiftc' in 'PATH'")
    }
    let folder = RepositoryLayout.products.appending(path: "SchemaMacros", directoryHint: .isDirectory)
    // What an earlier run has left must not hide that the plug-in no longer compiles.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let library = folder.appending(path: "libSchemaMacros.so", directoryHint: .notDirectory)
    let sources = RepositoryLayout.stubs.appending(path: "AppIntents/SchemaMacros", directoryHint: .isDirectory)
    // The compiler's own SwiftSyntax, with which it expands macros.
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host", directoryHint: .isDirectory).path
    let outcome = try ProcessRunner(program: compiler).run(
      ["-emit-library", "-o", library.path, "-module-name", "SchemaMacros", "-parse-as-library", "-swift-version", "6"]
        + ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
        + ["-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros"]
        + FileTree.paths(in: sources).map { sources.appending(path: $0).path })
    guard outcome.status == 0 else { throw Failure(description: "the macros do not compile:\n\(outcome.errors)") }
    return library
  }
}
