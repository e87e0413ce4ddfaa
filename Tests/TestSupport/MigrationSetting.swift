package import Foundation

/// A set of options that reference App Intents are kept for, as `Definitions/migrate.json` has it.
package struct MigrationSetting: Sendable, Decodable, CustomStringConvertible {
  /// The name, which is that of the folder below `Generated`.
  package let name: String
  /// The form of the code; `nil` for the compiler's default, as for all that follow.
  package let form: String?
  /// The oldest system.
  package let target: String?
  /// The access level of the declarations.
  package let access: String?
  /// The language mode.
  package let languageMode: String?
  /// Whether predictions are written.
  package let predictions: Bool?
  /// Whether all dialogs are written.
  package let dialogs: Bool?
  /// Whether parameters of widgets have to have values.
  package let required: Bool?
  /// Whether the app goes on with an action that says so.
  package let continueInApp: Bool?
  /// Whether actions ask handlers.
  package let bridge: Bool?
  /// Whether it is the tests that are kept, not the code that they are about.
  package let tests: Bool?
  /// The classes of the handlers, by the class of the intent.
  package let handlers: [String: String]?
  /// What the keys of texts are.
  package let stringKeys: String?
  /// The stems of the definitions that this variation is kept for; `nil` for all.
  package let definitions: [String]?

  package var description: String { name }

  /// The settings in the order of the file.
  ///
  /// - Throws: The file system's or the decoder's error.
  package static func all() throws -> [MigrationSetting] {
    try JSONDecoder().decode([MigrationSetting].self, from: Data(contentsOf: file))
  }

  private static let file = RepositoryLayout.definitions.appending(
    path: "migrate.json", directoryHint: .notDirectory)

  /// The folder with the reference code.
  package var folder: URL { RepositoryLayout.generated.appending(path: name, directoryHint: .isDirectory) }

  /// What is asked for of the declarations of a sample: its entry below `surfaces`, as an `intentc.json`; `nil` for
  /// nothing.
  ///
  /// - Throws: The file system's or the parser's error.
  package func configuration(for sample: SampleDefinition) throws -> [UInt8]? {
    let settings = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [[String: Any]]
    let setting = settings?.first { $0["name"] as? String == name }
    guard let surfaces = (setting?["surfaces"] as? [String: Any])?[sample.stem] else { return nil }
    return [UInt8](try JSONSerialization.data(withJSONObject: ["migrate": surfaces]))
  }

  /// The sample definitions that this variation is kept for.
  ///
  /// - Throws: An error if there is no definition of a name.
  package func samples() throws -> [SampleDefinition] {
    try SampleDefinition.samples(named: definitions)
  }
}
