package import Foundation

/// The modules of `Tests/Stubs/AppIntents`: `AppIntents` and what migrated code imports beside it, over the toolchain's own
/// Foundation, to be type-checked against and to be run.
package struct AppIntentsModules: Sendable {
  /// What the modules are for.
  package enum Purpose: String, Sendable {
    /// Type-checking; everything is there, whatever the system.
    case checking = "AppIntentsModules"
    /// Type-checking against one version of the systems; see ``AppIntentsChecker/unavailable(in:on:)``.
    case versions = "AppIntentsVersions"
    /// Running: the code is there too.
    case running = "AppIntentsObjects"
    /// Checking and running actions that ask handlers: the test kit stands in for `Intents`, so that both worlds share
    /// Foundation.
    case bridge = "AppIntentsBridge"

    /// The modules in the order in which they import each other.
    fileprivate var modules: [String] {
      self == .bridge
        ? ["CoreLocation", "Intents", "ObjectiveC"] + AppIntentsModules.names.filter { $0 != "CoreLocation" }
        : AppIntentsModules.names
    }
  }

  private struct EmissionFailure: Error, CustomStringConvertible {
    let module: String
    let report: CompilerReport
    var description: String { "\(module) cannot be emitted: \(report)" }
  }

  /// The modules in the order in which they import each other.
  package static let names = [
    "CoreLocation", "UniformTypeIdentifiers", "CoreSpotlight", "AppIntents", "SwiftUI", "WidgetKit",
  ]

  /// The folder of the emitted modules.
  package let folder: URL

  /// The files of a module.
  ///
  /// - Throws: The file system's error.
  package static func sources(of module: String, for purpose: Purpose = .checking) throws -> [SwiftSource] {
    let own = RepositoryLayout.stubs.appending(path: "Bridge/\(module)", directoryHint: .isDirectory)
    let isOwn = purpose == .bridge && FileManager.default.fileExists(atPath: own.path)
    let sources =
      isOwn ? own : RepositoryLayout.stubs.appending(path: "AppIntents/\(module)", directoryHint: .isDirectory)
    return try FileTree.paths(in: sources).map {
      try SwiftSource(contentsOf: sources.appending(path: $0, directoryHint: .notDirectory))
    }
  }

  /// The modules, emitted once in a test run whichever test comes first; others wait for it.
  ///
  /// - Throws: An error with the compiler's text if a module does not compile.
  package static func emitted(for purpose: Purpose) throws -> AppIntentsModules {
    switch purpose {
    case .checking: try checking.get()
    case .versions: try versions.get()
    case .running: try running.get()
    case .bridge: try bridge.get()
    }
  }

  private static let checking = Result { try AppIntentsModules(.checking) }
  private static let versions = Result { try AppIntentsModules(.versions) }
  private static let running = Result { try AppIntentsModules(.running) }
  private static let bridge = Result { try AppIntentsModules(.bridge) }

  private let purpose: Purpose
  private let macroArguments: [String]

  private init(_ purpose: Purpose) throws {
    self.purpose = purpose
    macroArguments = try SchemaMacros.arguments()
    folder = RepositoryLayout.products.appending(path: purpose.rawValue, directoryHint: .isDirectory)
    // What an earlier run has left must not hide that a module no longer compiles.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in purpose.modules { try emit(module, for: purpose) }
  }

  /// The arguments that a compilation needs in order to see the modules.
  package var arguments: [String] {
    let kit = RepositoryLayout.products.appending(path: "Modules", directoryHint: .isDirectory)
    return ["-I", folder.path] + (purpose == .bridge ? ["-I", kit.path] : []) + macroArguments
  }

  /// The compiled code of the modules, for a program that is run.
  package var objects: [String] { purpose.modules.map { folder.appending(path: "\($0).o").path } }

  private func emit(_ module: String, for purpose: Purpose) throws {
    let file = folder.appending(path: module).path
    let action =
      switch purpose {
      case .checking, .versions: ["-emit-module", "-o", "\(file).swiftmodule"]
      case .running, .bridge: ["-c", "-emit-module-path", "\(file).swiftmodule", "-o", "\(file).o"]
      }
    let options = ["-module-name", module, "-parse-as-library", "-swift-version", "6", "-package-name", "StandIns"]
    var sources = try Self.sources(of: module, for: purpose)
    if purpose == .versions { sources = sources.map(\.withComparableVersions) }
    let report = try CompilerFrontEnd().run(action + options + arguments, on: sources)
    guard report.isClean else { throw EmissionFailure(module: module, report: report) }
  }
}
