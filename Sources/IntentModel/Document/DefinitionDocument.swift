package import PropertyListReader
package import SourceDiagnostics

/// An intent definition as the file has it: its root dictionary.
package struct DefinitionDocument: DictionaryEntry {
  package static let level = EntryLevel("root", noun: "intent definition")

  /// The enumerations in file order.
  package let enums: [EnumEntry]

  /// The version of the format that the file states; nil where it states none.
  package let statedModelVersion: Located<String>?

  /// The token that names the file in references, for example `88xZPY`; model 1.0 has none, and it is not unique between
  /// files.
  package let namespace: Located<String>?

  /// The build of macOS that saved the file, for example `21G115`.
  package let systemVersion: Located<String>?

  /// The build of Xcode that saved the file.
  package let toolsBuildVersion: Located<String>?

  /// The version of Xcode that saved the file.
  package let toolsVersion: Located<String>?

  /// The intents in file order.
  package let intents: [IntentEntry]

  /// The custom object types in file order; model 1.0 has none.
  package let types: [TypeEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    enums = decoder.entries("INEnums", .required)
    statedModelVersion = decoder.string("INIntentDefinitionModelVersion")
    namespace = decoder.string("INIntentDefinitionNamespace")
    systemVersion = decoder.string("INIntentDefinitionSystemVersion")
    toolsBuildVersion = decoder.string("INIntentDefinitionToolsBuildVersion")
    toolsVersion = decoder.string("INIntentDefinitionToolsVersion")
    intents = decoder.entries("INIntents", .required)
    types = decoder.entries("INTypes")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }

  /// The version by which the file is read: the stated one, or the newest.
  package var modelVersion: ModelVersion {
    statedModelVersion.flatMap { ModelVersion(rawValue: $0.value) } ?? .newest
  }

  /// The file.
  package var source: SourceFile { node.tree.source }

  /// The property list.
  package var tree: PropertyListTree { node.tree }
}
