package import IntentSemantics
package import ObjectiveCCode
package import SiriKitInterface

extension ObjectiveCHandlerBackend {
  /// The methods of the handling protocol of an intent of the system, each as an implementation declares it, with the
  /// parameter that it is about and whether every handler must have it.
  package static func protocolMethods(
    of intent: SystemIntentClass
  ) -> [(text: String, parameter: String?, isRequired: Bool)] {
    SystemHandlingMethod.all(of: intent).map { method in
      let parameter: String? = if case .resolve(let parameter) = method.role { parameter.name } else { nil }
      return (method.declaration.text, parameter, method.isRequired)
    }
  }

  /// The selectors of the methods that a new handler has.
  package func selectorsOfHandler(of unit: SystemHandlerUnit) -> Set<String> {
    Set(
      SystemHandler(unit: unit).members.compactMap { member in
        if case .method(let method, _) = member { method.selector } else { nil }
      })
  }

  /// Some methods as a new handler has them, in its order, each under the condition that it has there.
  package func members(_ selectors: Set<String>, of unit: SystemHandlerUnit) -> ObjectiveCText {
    var members: [ImplementationDeclaration.Member] = []
    var isConditional = false
    let all = SystemHandler(unit: unit).members
    for (index, member) in all.enumerated() {
      switch member {
      case .method(let method, _) where selectors.contains(method.selector):
        if index > 0, case .condition(let line) = all[index - 1], line != "endif" {
          members.append(all[index - 1])
          isConditional = true
        }
        members.append(member)
      case .condition("endif") where isConditional:
        members.append(member)
        isConditional = false
      default: break
      }
    }
    return .members(members)
  }

  /// One of the files of a handler of an intent of the system, in UTF-8.
  package func render(_ unit: SystemHandlerUnit, _ kind: ObjectiveCBackend.FileKind) -> [UInt8] {
    let handler = SystemHandler(unit: unit)
    return ObjectiveCFile(
      header: [ScaffoldHeader.line(unit.origin)],
      unconditionalImports: [
        kind == .header
          ? .framework("Intents/Intents.h") : .file(ObjectiveCBackend.fileName(of: unit.name, .header))
      ], condition: unit.platformCondition, assumesNonnull: true,
      declarations: [kind == .header ? handler.interface : handler.implementation]
    ).render()
  }
}
