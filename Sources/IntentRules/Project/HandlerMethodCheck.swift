internal import HandlerSources
internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Compares the handlers of a custom intent with what its handling protocol requires.
struct HandlerMethodCheck {
  private let custom: IntentClass

  init(_ custom: IntentClass) {
    self.custom = custom
  }

  /// Reports each method that a handler in Objective-C lacks.
  func check(_ handlers: [ObjectiveCIntentHandler], _ findings: inout RuleFindings) {
    for handler in handlers {
      for missing in handler.missingRequired {
        findings.report(
          handler.message(about: missing), at: handler.conformance, hint: missing.hint,
          notes: notes(about: missing.requirement.parameter))
      }
    }
  }

  /// Reports each method that a handler lacks, and a handler that nobody asks.
  func check(_ types: inout HandlerTypes, _ unasked: UnaskedHandlerCheck, _ findings: inout RuleFindings) {
    guard let intent = custom.program else { return }
    let handlers = types.handlers(of: HandledIntent(intent, classNames: custom.names))
    unasked.check(handlers, of: custom, &findings)
    for handler in handlers {
      if let obstacle = handler.obstacle {
        findings.report(
          obstacle, at: handler.type.declaration.location,
          hint: IntentHandler.obstacleHint, notes: [custom.note])
      }
      for missing in handler.missingRequired {
        findings.report(
          handler.message(about: missing), at: handler.conformance, hint: missing.hint,
          notes: notes(about: missing.requirement.parameter))
      }
    }
  }

  private func notes(about parameterName: String?) -> [DiagnosticNote] {
    guard let parameter = custom.intent.parameters.first(where: { $0.name?.value == parameterName }),
      let name = parameter.name
    else { return [custom.note] }
    return [custom.definition.note("the parameter is defined here", at: name.range)]
  }
}
