internal import HandlerBackend
internal import SiriKitInterface

extension HandlerBackend {
  /// The sources around the handlers that the intents have a use for.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - parts: The parts that are wanted.
  ///   - host: Who is asked to handle the intents.
  /// - Returns: The files.
  func files(
    around intents: ExtensionContent, parts: Set<ScaffoldOptions.Part>, host: ScaffoldOptions.Host
  ) -> [GeneratedFile] {
    intents.sources(of: parts).map { part, type in
      let bytes =
        switch part {
        case .ui: renderViewController(of: intents)
        case .donations: renderDonations(of: intents)
        case .shortcuts: renderShortcuts(of: intents)
        case .extension, .handlers, .infoPlist: renderDispatcher(of: intents, host: host == .app ? .app : .extension)
        }
      return GeneratedFile(name: type + ".swift", bytes: bytes)
    }
  }
}

extension ExtensionContent {
  /// The parts that are a type of their own and that the intents have a use for, each with the name of the type.
  func sources(of parts: Set<ScaffoldOptions.Part>) -> [(part: ScaffoldOptions.Part, type: String)] {
    let all: [(part: ScaffoldOptions.Part, type: String, isOfUse: Bool)] = [
      (.extension, ExtensionTypes.dispatcher, !isEmpty), (.ui, ExtensionTypes.viewController, hasConfirmations),
      (.donations, ExtensionTypes.donations, hasSuggestions),
      (.shortcuts, ExtensionTypes.shortcuts, hasCustomSuggestions),
    ]
    return all.filter { parts.contains($0.part) && $0.isOfUse }.map { ($0.part, $0.type) }
  }
}
