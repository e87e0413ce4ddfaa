internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// The intent classes that there are: those of the definitions and those of the framework.
struct IntentClasses {
  /// The custom intents in the order of the definitions.
  let customs: [IntentClass]

  private let customByName: [String: IntentClass]

  /// The classes of definitions and of the framework.
  init(_ definitions: [CheckedDefinition]) {
    customs = definitions.flatMap { definition in
      definition.document.intents.compactMap { IntentClass($0, in: definition) }
    }
    customByName = Dictionary(
      customs.flatMap { custom in custom.names.map { ($0, custom) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The custom intent of a class name; nil where there is none.
  func custom(_ name: String) -> IntentClass? { customByName[name] }

  /// Whether a class of this name exists.
  func contains(_ name: String) -> Bool {
    customByName[name] != nil || SystemIntentCatalogue.intent(named: name) != nil
  }

  /// All names, for what a misspelt one was meant to be.
  var names: [String] {
    customs.map(\.name) + SystemIntentCatalogue.all.map(\.className)
  }
}
