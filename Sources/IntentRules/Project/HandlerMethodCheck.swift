internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Compares the Swift handlers of a custom intent with what its handling protocol requires.
struct HandlerMethodCheck {
  private let custom: IntentClass
  private let classes: IntentClasses

  init(_ custom: IntentClass, classes: IntentClasses) {
    self.custom = custom
    self.classes = classes
  }

  /// Reports each method that a handler lacks.
  func check(_ types: inout HandlerTypes, _ findings: inout RuleFindings) {
    guard let intent = custom.program else { return }
    let required = RequiredMethod.all(of: intent)
    for protocolName in custom.names.map({ $0 + "Handling" }) {
      let handlers = types.handlers(protocolName)
      let names = Set(handlers.map(\.declaration.qualifiedName.lastNamePart))
      for handler in handlers {
        // What a superclass lacks is reported there.
        guard !handler.inheritedTypes.contains(where: { names.contains($0.lastNamePart) }),
          types.isCertain(handler, conformsTo: protocolName),
          let methods = types.methods(of: handler)
        else { continue }
        for method in required where !isImplemented(method, by: methods[method.name] ?? []) {
          findings.report(
            "\(handler.declaration.name.value.quoted) does not implement '\(method.fullName)'",
            at: handler.conformance(to: protocolName), hint: method.hint(at: methods), notes: notes(about: method))
        }
      }
    }
  }

  private func isImplemented(_ required: RequiredMethod, by methods: [SwiftMethod]) -> Bool {
    methods.contains { method in
      guard required.isImplemented(by: method) else { return false }
      // A class may handle several intents by methods that differ in the type alone; an alias may stand for any.
      guard let type = method.parameterTypes.first?.lastNamePart else { return true }
      return custom.names.contains(type) || !classes.contains(type)
    }
  }

  private func notes(about method: RequiredMethod) -> [DiagnosticNote] {
    guard let parameter = custom.intent.parameters.first(where: { $0.name?.value == method.parameter }),
      let name = parameter.name
    else { return [custom.note] }
    return [custom.definition.note("the parameter is defined here", at: name.range)]
  }
}
