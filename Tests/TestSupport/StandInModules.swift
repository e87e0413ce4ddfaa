import Foundation

/// The modules of `Tests/Stubs`, ready to be imported in place of Apple's frameworks.
package struct StandInModules: Sendable {
  private struct EmissionFailure: Error, CustomStringConvertible {
    let module: String
    let report: CompilerReport
    var description: String { "\(module) cannot be emitted: \(report)" }
  }

  /// The folders of the emitted modules.
  private let folders: [URL]

  /// What has the compiler know the macros of the modules.
  private let macroArguments: [String]

  /// The modules, emitted once in a test run whichever test comes first; others wait for it.
  ///
  /// - Throws: An error with the compiler's text if a module does not compile.
  package static func emitted() throws -> StandInModules { try once.get() }

  /// The modules with those for App Intents over them, which see both worlds as they are on Apple's systems.
  ///
  /// Emitted once, too.
  ///
  /// - Throws: An error with the compiler's text if a module does not compile.
  package static func emittedWithAppIntents() throws -> StandInModules { try onceWithAppIntents.get() }

  private static let once = Result { try StandInModules() }
  private static let onceWithAppIntents = Result { try StandInModules(over: emitted()) }

  private init() throws {
    folders = [try Self.emptyFolder("StandInModules")]
    macroArguments = []
    for module in ["Foundation", "CoreLocation", "Intents", "UIKit", "IntentsUI"] {
      try emit(module, from: module)
    }
  }

  private init(over others: StandInModules) throws {
    folders = [try Self.emptyFolder("StandInModulesForAppIntents")] + others.folders
    macroArguments = try SchemaMacros.arguments()
    try emit("ObjectiveC", from: "Bridge/ObjectiveC")
    for module in ["UniformTypeIdentifiers", "CoreSpotlight", "AppIntents"] {
      try emit(module, from: "AppIntents/\(module)")
    }
  }

  /// A folder for modules; what an earlier run has left must not hide that a module no longer compiles.
  private static func emptyFolder(_ name: String) throws -> URL {
    let folder = RepositoryLayout.products.appending(path: name, directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The arguments that a compilation needs in order to see the modules.
  package var arguments: [String] {
    Self.interoperabilityArguments + folders.flatMap { ["-I", $0.path] } + [
      "-module-cache-path", folders[0].appending(path: "Cache").path,
    ] + macroArguments
  }

  /// The arguments that make the compiler accept Objective-C attributes on Linux.
  package static var interoperabilityArguments: [String] {
    let moduleMap = RepositoryLayout.stubs.appending(path: "clang/module.modulemap")
    return [
      "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
      "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
    ]
  }

  private func emit(_ module: String, from path: String) throws {
    let sources = RepositoryLayout.stubs.appending(path: path, directoryHint: .isDirectory)
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    // Bodies are skipped because some of those for bridging bring the compiler down.
    let action = [
      "-emit-module", "-module-name", module, "-parse-as-library", "-experimental-skip-all-function-bodies",
      "-package-name", "StandIns", "-o", folders[0].appending(path: "\(module).swiftmodule").path,
    ]
    let report = try CompilerFrontEnd().run(action + arguments, on: files.sorted(), in: sources)
    guard report.isClean else { throw EmissionFailure(module: module, report: report) }
  }
}
