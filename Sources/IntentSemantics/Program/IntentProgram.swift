package import SourceDiagnostics

/// A definition with everything resolved: what the back ends read.
///
/// Every name is final, every reference leads to a declaration that exists, every format string is parsed. A program
/// is only made from a definition without errors.
package struct IntentProgram: Sendable, Equatable {
  /// The definition it was made from.
  package let source: SourceFile

  /// The definition's `INIntentDefinitionNamespace`; nil in model 1.0.
  package let namespace: String?

  /// The custom intents, in file order.
  package let intents: [Intent]

  /// The customised system intents, in file order; the framework owns their classes.
  package let systemIntents: [SystemIntent]

  /// The enumerations, used or not, in file order.
  package let enumerations: [Enumeration]

  /// The custom object types, used or not, in file order.
  package let types: [ObjectType]

  /// A program of resolved declarations.
  package init(
    source: SourceFile, namespace: String?, intents: [Intent], systemIntents: [SystemIntent],
    enumerations: [Enumeration], types: [ObjectType]
  ) {
    self.source = source
    self.namespace = namespace
    self.intents = intents
    self.systemIntents = systemIntents
    self.enumerations = enumerations
    self.types = types
  }
}
