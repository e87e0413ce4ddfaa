import Foundation
import TestSupport

/// Asks the compiler whether generated files of the portable flavour are right, with the test kit of this very build.
struct PortableChecker {
  private let compiler: CompilerFrontEnd

  /// A checker over the modules of this build.
  ///
  /// - Throws: An error if there is no compiler.
  init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Checks the files as one module.
  ///
  /// - Throws: An error if the compiler cannot be started.
  func check(
    _ sources: [SwiftSource], in mode: SwiftLanguageMode, furtherArguments: [String] = []
  ) throws -> CompilerReport {
    let modules = RepositoryLayout.products.appending(path: "Modules", directoryHint: .isDirectory)
    let options = [
      "-module-name", "Generated", "-parse-as-library", "-swift-version", mode.rawValue, "-I", modules.path,
    ]
    return try compiler.run(mode.checkingAction() + options + furtherArguments, on: sources)
  }
}
