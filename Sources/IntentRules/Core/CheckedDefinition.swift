package import IntentModel
package import IntentSemantics
package import SourceDiagnostics

/// A definition as rules see it: the mirror of the file, and what references in it lead to.
///
/// The definition may have errors: rules look at the document, where whatever is wrong or missing is nil.
package struct CheckedDefinition: Sendable {
  /// The mirror of the file.
  package let document: DefinitionDocument

  /// The program; nil when the definition has errors.
  package let program: IntentProgram?

  /// The class prefix in force; empty for none.
  package let classPrefix: String

  /// Whether no part of the file was passed over, which may have had texts and IDs.
  package let isReadInFull: Bool

  /// All texts for people.
  package let texts: [DefinitionText]

  /// The first enumeration of each name.
  package let enums: [String: EnumEntry]

  /// The first object type of each name.
  package let types: [String: TypeEntry]

  /// A definition that has been read.
  package init(
    document: DefinitionDocument, program: IntentProgram?, classPrefix: String = "", isReadInFull: Bool = true
  ) {
    self.document = document
    self.program = program
    self.classPrefix = classPrefix
    self.isReadInFull = isReadInFull
    texts = document.texts
    enums = Self.firstOfEachName(document.enums) { $0.name }
    types = Self.firstOfEachName(document.types) { $0.name }
  }

  private static func firstOfEachName<Entry>(
    _ entries: [Entry], name: (Entry) -> Located<String>?
  ) -> [String: Entry] {
    Dictionary(
      entries.compactMap { entry in name(entry).map { ($0.value, entry) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The file.
  package var source: SourceFile { document.source }

  /// The version of the format by which the definition is read.
  package var modelVersion: ModelVersion { document.modelVersion }

  /// A place in the file.
  package func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: source, range: range)
  }

  /// A note at a place in the file.
  package func note(_ message: String, at range: SourceRange) -> DiagnosticNote {
    DiagnosticNote(message, at: location(range))
  }

  /// Whether people can edit a parameter: models 1.0 and 1.1 leave it to the intent.
  package func isConfigurable(_ parameter: ParameterEntry, in intent: IntentEntry) -> Bool {
    modelVersion == .xcode12 ? parameter.configurable?.value ?? false : intent.isConfigurable
  }

  /// The enumeration that a parameter's type refers to; nil where it has another type or the reference is broken.
  package func enumeration(of parameter: ParameterEntry) -> EnumEntry? {
    guard parameter.enumTypeNamespace?.value != "System" else { return nil }
    return parameter.enumType.nonEmpty.flatMap { enums[$0.value] }
  }
}

extension IntentEntry {
  /// Whether the framework owns the class.
  package var isSystem: Bool { type?.value == "System" }

  /// Whether Shortcuts lets people configure it.
  package var isConfigurable: Bool { configurable?.value ?? false }

  /// Whether it configures a widget.
  package var isWidgetEligible: Bool { eligibleForWidgets?.value ?? false }

  /// Whether it does nothing but configure widgets: Shortcuts does not show it, and nothing suggests it.
  package var isWidgetOnly: Bool {
    isWidgetEligible && !isConfigurable && (parameterCombinations?.isEmpty ?? true)
  }

  /// What a finding about the whole intent points at: its name, else its opening tag.
  package var nameRange: SourceRange { name?.range ?? openingTagRange }

  /// Its name for messages.
  package var displayedName: String { name?.value ?? className?.value ?? "" }

  /// The class that is generated for it, or that the framework has.
  package func className(prefix: String) -> String? {
    if let className = className.nonEmpty { return className.value }
    return name.nonEmpty.map { (isSystem ? "IN" : prefix) + $0.value + "Intent" }
  }
}
