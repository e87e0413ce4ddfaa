package import Foundation

/// A set of options that reference handlers are kept for, as `Definitions/handlers.json` has it.
package struct HandlerVariation: Sendable, Decodable, CustomStringConvertible {
  /// The name, which is that of the folder below `Generated`.
  package let name: String
  /// The form of the methods; `nil` for the compiler's default, as for all that follow.
  package let style: String?
  /// The access level of the handlers.
  package let access: String?
  /// The actor that handlers belong to.
  package let isolation: String?
  /// How handlers are spread over files.
  package let layout: String?
  /// The pattern of the handlers' names.
  package let handlerName: String?
  /// Whether options are listed in sections.
  package let sections: Bool?
  /// Whether the handlers are those of the system's intents; `nil` for those of custom intents.
  package let system: Bool?
  /// The parts around the handlers that are kept; `nil` for the handlers.
  package let parts: [String]?
  /// Who is asked to handle intents.
  package let host: String?
  /// Whether the parts are those of all definitions together, as one module has them.
  package let together: Bool?
  /// The stems of the definitions that this variation is kept for; `nil` for all.
  package let definitions: [String]?

  package var description: String { name }

  /// The variations in the order of the file.
  ///
  /// - Throws: The file system's or the decoder's error.
  package static func all() throws -> [HandlerVariation] {
    let file = RepositoryLayout.definitions.appending(path: "handlers.json", directoryHint: .notDirectory)
    return try JSONDecoder().decode([HandlerVariation].self, from: Data(contentsOf: file))
  }

  /// The folder with the reference handlers.
  package var folder: URL { RepositoryLayout.generated.appending(path: name, directoryHint: .isDirectory) }

  /// The sample definitions that this variation is kept for.
  ///
  /// - Throws: An error if there is no definition of a name.
  package func samples() throws -> [SampleDefinition] {
    try SampleDefinition.samples(named: definitions)
  }
}
