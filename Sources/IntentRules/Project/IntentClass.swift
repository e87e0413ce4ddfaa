internal import HandlerSources
internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// A custom intent as the rest of the project knows it.
struct IntentClass {
  /// The definition that has it.
  let definition: CheckedDefinition

  /// The intent.
  let intent: IntentEntry

  /// The names that the class may have, the one in force first: a project may set the prefix where nobody reads it.
  let names: [String]

  /// An intent; nil for one of the framework and for one without a name.
  init?(_ intent: IntentEntry, in definition: CheckedDefinition) {
    guard !intent.isSystem, let name = intent.className(prefix: definition.classPrefix) else { return nil }
    var names = [name]
    if intent.className.nonEmpty == nil {
      for prefix in [intent.classPrefix.nonEmpty?.value, ""].compactMap(\.self) {
        if let other = intent.className(prefix: prefix), !names.contains(other) { names.append(other) }
      }
    }
    self.definition = definition
    self.intent = intent
    self.names = names
  }

  /// The handlers in Objective-C, whatever prefix they know.
  func objectiveCHandlers(in project: CheckedProject) -> [ObjectiveCIntentHandler] {
    names.flatMap { project.objectiveCHandlers[$0] ?? [] }
  }

  /// The name in force.
  var name: String { names[0] }

  /// Whether it needs an object that handles it: one that only configures widgets does so for its options alone.
  var needsHandler: Bool {
    !intent.isWidgetOnly || intent.parameters.contains { $0.supportsDynamicEnumeration?.value == true }
  }

  /// The intent without anything left to look up; nil where the definition has errors.
  var program: Intent? {
    definition.program?.intents.first { $0.name == intent.name?.value }
  }

  /// Whether a list has one of the names.
  func isIn(_ list: Set<String>) -> Bool {
    names.contains { list.contains($0) }
  }

  /// A note at the intent in its definition.
  var note: DiagnosticNote {
    definition.note("the intent is defined here", at: intent.nameRange)
  }
}
