internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitInterface

extension ObjectiveCHandledIntent {
  /// A custom intent, with the methods that its generated protocol has.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - className: A name that its class may have where nobody knows which prefix is in force; nil for its own.
  init(_ intent: Intent, className: String? = nil) {
    let isOwn = className == nil || className == intent.className
    let className = className ?? intent.className
    let methods = ObjectiveCHandlerBackend.protocolMethods(of: intent)
    let codes = BuiltInResponseCode.allCases.map(\.name) + intent.response.codes.map(\.name)
    self.init(
      className: className, taskName: intent.name, comparesTypes: isOwn, protocolNames: [className + "Handling"],
      methods: methods.compactMap { method, text in
        ObjectiveCRequirement(text, parameter: method.parameter?.name, isRequired: method.isRequired)
      },
      response: !isOwn
        ? nil
        : Response(
          className: intent.responseClassName,
          constants: Set(codes.map { intent.responseCodeName + $0.withUppercasedFirstLetter }),
          selectors: Set(
            intent.response.codes.compactMap { ResponseFactorySignature(of: $0, in: intent.response)?.selector })))
  }

  /// An intent of the system.
  init(_ intent: SystemIntentClass) {
    self.init(
      className: intent.className, taskName: nil, comparesTypes: false,
      protocolNames: HandledIntent.protocolNames(of: intent),
      methods: ObjectiveCHandlerBackend.protocolMethods(of: intent).compactMap {
        ObjectiveCRequirement($0.text, parameter: $0.parameter, isRequired: $0.isRequired)
      }, response: nil)
  }
}

extension IntentProgram {
  /// The two files of a new handler in Objective-C.
  func files(handling intent: Intent, with backend: ObjectiveCHandlerBackend) -> [GeneratedFile] {
    ObjectiveCBackend.FileKind.allCases.map { kind in
      GeneratedFile(
        name: ObjectiveCBackend.fileName(of: backend.handlerName(of: intent), kind),
        bytes: backend.render(handlerOf: intent, kind, in: self))
    }
  }
}
