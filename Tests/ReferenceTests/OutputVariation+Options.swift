import IntentCompiler
import TestSupport

extension OutputVariation {
  private struct UnknownValue: Error {
    let value: String
  }

  /// The compiler's options that the variation stands for.
  ///
  /// - Throws: An error for a word that the compiler does not know.
  func options() throws -> CompilerOptions {
    var options = CompilerOptions()
    if let access {
      guard let level = AccessLevel(rawValue: access) else { throw UnknownValue(value: access) }
      options.access = level
    }
    if let layout {
      guard let value = OutputLayout(rawValue: layout) else { throw UnknownValue(value: layout) }
      options.layout = value
    }
    if let flavor {
      guard let value = OutputFlavor(rawValue: flavor) else { throw UnknownValue(value: flavor) }
      options.flavor = value
    }
    if let language {
      guard let value = OutputLanguage(rawValue: language) else { throw UnknownValue(value: language) }
      options.language = value
    }
    options.umbrellaHeader = umbrellaHeader
    options.classPrefix = classPrefix ?? options.classPrefix
    options.isNonisolated = nonisolated ?? options.isNonisolated
    options.usesSendableCompletions = sendable ?? options.usesSendableCompletions
    return options
  }
}

extension SampleDefinition {
  /// The definition for the compiler, under its path from the root of the repository.
  ///
  /// - Throws: The file system's error.
  func source() throws -> DefinitionSource { DefinitionSource(path: path, bytes: [UInt8](try contents())) }
}
