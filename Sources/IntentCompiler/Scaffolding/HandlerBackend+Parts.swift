internal import HandlerBackend

extension HandlerBackend {
  /// The files around the handlers that the options ask for and that the intents have a use for.
  func files(around intents: HandledIntents, options: ScaffoldOptions) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    func add(_ part: ScaffoldOptions.Part, _ type: String, if isOfUse: Bool, _ render: () -> [UInt8]) {
      guard options.parts.contains(part), isOfUse else { return }
      files.append(GeneratedFile(name: type + ".swift", bytes: render()))
    }
    add(.extension, ExtensionTypes.dispatcher, if: !intents.isEmpty) {
      renderDispatcher(of: intents, host: options.host == .app ? .app : .extension)
    }
    add(.ui, ExtensionTypes.viewController, if: intents.hasConfirmations) { renderViewController(of: intents) }
    add(.donations, ExtensionTypes.donations, if: intents.hasSuggestions) { renderDonations(of: intents) }
    add(.shortcuts, ExtensionTypes.shortcuts, if: intents.hasCustomSuggestions) { renderShortcuts(of: intents) }
    if options.parts.contains(.infoPlist) {
      let lists = BundlePropertyLists(intents: intents, host: options.host)
      if options.host == .extension, !intents.isEmpty { files.append(lists.handlerExtension) }
      if options.parts.contains(.ui), intents.hasConfirmations { files.append(lists.viewExtension) }
      files += lists.app.map { [$0] } ?? []
    }
    return files
  }
}
