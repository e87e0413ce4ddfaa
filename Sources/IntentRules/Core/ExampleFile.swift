/// A file of an example.
///
/// Of a definition only the interesting part is shown. It is the content of one dictionary (its `<dict>` tags may be
/// there, for a mark at them), and keys that it lacks and every such dictionary needs are added: an intent that lacks
/// nothing gives no finding at all. A comment like `<!-- no INIntentTitle -->` keeps a key from being added.
package struct ExampleFile: Sendable {
  /// Which part of a definition is shown.
  package enum Level: String, Sendable {
    /// The root dictionary.
    case root
    /// The one intent of the definition.
    case intent
    /// The one parameter of the one intent.
    case parameter
    /// The response of the one intent.
    case response
    /// The one enumeration, beside an intent with a parameter of its type.
    case enumeration
    /// The one object type, beside an intent with a parameter of its type.
    case type
  }

  /// The path of every example's definition.
  package static let definitionPath = "App/Example.intentdefinition"

  /// The path, which tells the kind of the file.
  package let path: String

  /// The part that the text is; nil for a whole file.
  package let level: Level?

  /// The text with its marks.
  package let text: String

  /// Whether it is one of the App Intents of the example, or a table of their phrases.
  package let isMigrated: Bool

  /// The root dictionary of the definition.
  package static func root(_ text: String) -> ExampleFile { definition(.root, text) }

  /// The one intent of the definition, called `OrderSoup`.
  package static func intent(_ text: String) -> ExampleFile { definition(.intent, text) }

  /// The one parameter of the one intent, called `soup`; a String unless the text says otherwise.
  package static func parameter(_ text: String) -> ExampleFile { definition(.parameter, text) }

  /// The response of the one intent.
  package static func response(_ text: String) -> ExampleFile { definition(.response, text) }

  /// The one enumeration, called `Size`.
  package static func enumeration(_ text: String) -> ExampleFile { definition(.enumeration, text) }

  /// The one object type, called `Dish`.
  package static func type(_ text: String) -> ExampleFile { definition(.type, text) }

  /// A definition that is shown in full, for faults of the file itself.
  package static func wholeDefinition(_ text: String) -> ExampleFile { file(definitionPath, text) }

  /// Another file, shown in full; the path is relative to the folder of the project, for example
  /// `App/de.lproj/Example.strings`.
  package static func file(_ path: String, _ text: String) -> ExampleFile {
    ExampleFile(path: path, level: nil, text: text, isMigrated: false)
  }

  /// A file with App Intents, or a table of their phrases, shown in full.
  package static func migrated(_ path: String, _ text: String) -> ExampleFile {
    ExampleFile(path: path, level: nil, text: text, isMigrated: true)
  }

  private static func definition(_ level: Level, _ text: String) -> ExampleFile {
    ExampleFile(path: definitionPath, level: level, text: text, isMigrated: false)
  }
}
