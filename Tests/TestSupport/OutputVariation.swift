package import Foundation

/// A set of options that reference output is kept for, as `Definitions/options.json` has it.
package struct OutputVariation: Sendable, Decodable, CustomStringConvertible {
  /// The name, which is that of the folder below `Generated`.
  package let name: String
  /// The access level of declarations; `nil` for the compiler's default, as for all that follow.
  package let access: String?
  /// How declarations are spread over files.
  package let layout: String?
  /// The class prefix in force.
  package let classPrefix: String?
  /// Whether types are marked `nonisolated`.
  package let nonisolated: Bool?
  /// Whether completion handlers are `@Sendable`.
  package let sendable: Bool?
  /// The world that declarations live in.
  package let flavor: String?

  /// The language of declarations.
  package let language: String?

  /// The name of a header of Objective-C that includes all others.
  package let umbrellaHeader: String?
  /// The stems of the definitions that this variation is kept for; `nil` for all.
  package let definitions: [String]?

  package var description: String { name }

  /// The variations in the order of the file.
  ///
  /// - Throws: The file system's or the decoder's error.
  package static func all() throws -> [OutputVariation] {
    let file = RepositoryLayout.definitions.appending(path: "options.json", directoryHint: .notDirectory)
    return try JSONDecoder().decode([OutputVariation].self, from: Data(contentsOf: file))
  }

  /// The folder with the reference output.
  package var folder: URL { RepositoryLayout.generated.appending(path: name, directoryHint: .isDirectory) }

  /// The sample definitions that this variation is kept for.
  ///
  /// - Throws: An error if there is no definition of a name.
  package func samples() throws -> [SampleDefinition] {
    try SampleDefinition.samples(named: definitions)
  }
}
