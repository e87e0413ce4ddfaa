package import Foundation

/// The modules of `Tests/Stubs`, ready to be imported in place of Apple's frameworks.
package struct StandInModules: Sendable {
  private struct EmissionFailure: Error, CustomStringConvertible {
    let module: String
    let report: CompilerReport
    var description: String { "\(module) cannot be emitted: \(report)" }
  }

  /// The folder of the emitted modules.
  package let folder: URL

  /// The modules, emitted once in a test run whichever test comes first; others wait for it.
  ///
  /// - Throws: An error with the compiler's text if a module does not compile.
  package static func emitted() throws -> StandInModules { try once.get() }

  private static let once = Result { try StandInModules() }

  private init() throws {
    folder = RepositoryLayout.products.appending(path: "StandInModules", directoryHint: .isDirectory)
    // What an earlier run has left must not hide that a module no longer compiles.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["Foundation", "CoreLocation", "Intents", "UIKit", "IntentsUI"] {
      try emit(module)
    }
  }

  /// The arguments that a compilation needs in order to see the modules.
  package var arguments: [String] {
    Self.interoperabilityArguments + [
      "-I", folder.path, "-module-cache-path", folder.appending(path: "Cache").path,
    ]
  }

  /// The arguments that make the compiler accept Objective-C attributes on Linux.
  package static var interoperabilityArguments: [String] {
    let moduleMap = RepositoryLayout.stubs.appending(path: "clang/module.modulemap")
    return [
      "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
      "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
    ]
  }

  private func emit(_ module: String) throws {
    let sources = RepositoryLayout.stubs.appending(path: module, directoryHint: .isDirectory)
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    // Bodies are skipped because some of those for bridging bring the compiler down.
    let action = [
      "-emit-module", "-module-name", module, "-parse-as-library", "-experimental-skip-all-function-bodies",
      "-o", folder.appending(path: "\(module).swiftmodule").path,
    ]
    let report = try CompilerFrontEnd().run(action + arguments, on: files.sorted(), in: sources)
    guard report.isClean else { throw EmissionFailure(module: module, report: report) }
  }
}
