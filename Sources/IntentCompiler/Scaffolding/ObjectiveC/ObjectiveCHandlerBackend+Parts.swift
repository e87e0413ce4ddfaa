internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitInterface

extension ObjectiveCHandlerBackend {
  /// The sources around the handlers that the intents have a use for.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - parts: The parts that are wanted.
  ///   - host: Who is asked to handle the intents.
  ///   - handlers: How intents are given to handlers.
  /// - Returns: The files, each header in front of its implementation.
  func files(
    around intents: ExtensionContent, parts: Set<ScaffoldOptions.Part>, host: ScaffoldOptions.Host,
    handlers: [Dispatch]
  ) -> [GeneratedFile] {
    intents.sources(of: parts).flatMap { part, type in
      ObjectiveCBackend.FileKind.allCases.map { kind in
        let bytes =
          switch part {
          case .ui: renderViewController(kind, of: intents)
          case .donations: renderDonations(kind, of: intents)
          case .shortcuts: renderShortcuts(kind, of: intents)
          case .extension, .handlers, .infoPlist:
            renderDispatcher(kind, to: handlers, header: intents.header, isExtension: host == .extension)
          }
        return GeneratedFile(name: ObjectiveCBackend.fileName(of: type, kind), bytes: bytes)
      }
    }
  }

  /// How the intents are given to handlers that are all new.
  func dispatches(of intents: ExtensionContent) -> [Dispatch] {
    let custom = intents.handledCustom.map { custom in
      Dispatch(
        intent: custom.intent.className, handler: custom.handlerName,
        header: ObjectiveCBackend.fileName(of: custom.handlerName, .header))
    }
    let system = intents.system.map { unit in
      Dispatch(
        intent: unit.intent.className, handler: unit.name,
        header: ObjectiveCBackend.fileName(of: unit.name, .header), system: unit)
    }
    return custom + system
  }
}
