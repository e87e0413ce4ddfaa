internal import HandlerBackend

extension HandlerBackend {
  /// The files around the handlers that the intents have a use for.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - parts: The parts that are wanted.
  ///   - host: Who is asked to handle the intents.
  ///   - principalClass: The class that gives intents to their handlers.
  ///   - isInSwift: Whether that class is in Swift.
  /// - Returns: The files.
  func files(
    around intents: ExtensionContent, parts: Set<ScaffoldOptions.Part>, host: ScaffoldOptions.Host,
    principalClass: String = ExtensionTypes.dispatcher, isInSwift: Bool = true
  ) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    func add(_ part: ScaffoldOptions.Part, _ type: String, if isOfUse: Bool, _ render: () -> [UInt8]) {
      guard parts.contains(part), isOfUse else { return }
      files.append(GeneratedFile(name: type + ".swift", bytes: render()))
    }
    add(.extension, ExtensionTypes.dispatcher, if: !intents.isEmpty) {
      renderDispatcher(of: intents, host: host == .app ? .app : .extension)
    }
    add(.ui, ExtensionTypes.viewController, if: intents.hasConfirmations) { renderViewController(of: intents) }
    add(.donations, ExtensionTypes.donations, if: intents.hasSuggestions) { renderDonations(of: intents) }
    add(.shortcuts, ExtensionTypes.shortcuts, if: intents.hasCustomSuggestions) { renderShortcuts(of: intents) }
    if parts.contains(.infoPlist) {
      let lists = BundlePropertyLists(
        intents: intents, host: host, principalClass: principalClass, isInSwift: isInSwift)
      if host == .extension, !intents.isEmpty { files.append(lists.handlerExtension) }
      if parts.contains(.ui), intents.hasConfirmations { files.append(lists.viewExtension) }
      files += lists.app.map { [$0] } ?? []
    }
    return files
  }
}
