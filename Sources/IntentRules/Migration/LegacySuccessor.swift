internal import AppIntentsSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// An App Intent that takes the place of a legacy intent.
struct LegacySuccessor: Sendable {
  /// The App Intent.
  let intent: AppIntentsType

  /// The name of the legacy class as it says; nil where that is no literal.
  let className: Located<String>?

  /// The property that has the name.
  let member: AppIntentsMember?

  /// The intent of a definition that has the class; nil where there is none.
  let legacy: IntentClass?

  init(_ intent: AppIntentsType, classes: IntentClasses) {
    self.intent = intent
    member = intent.staticMembers(named: "intentClassName").first
    if let value = member?.expression, case .string(let literal) = value.kind, let text = literal.text {
      className = Located(text, at: value.range)
    } else {
      className = nil
    }
    legacy = className.flatMap { classes.custom($0.value) }
  }

  /// The parameters of both, where the App Intent has one of the name.
  var parameterPairs: [(old: Parameter, new: AppIntentsParameter)] {
    guard let program = legacy?.program else { return [] }
    let parameters = intent.parameters
    return program.parameters.flatMap { old in
      parameters.filter { $0.name == old.name }.map { (old, $0) }
    }
  }
}
