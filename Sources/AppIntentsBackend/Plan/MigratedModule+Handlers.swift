import IntentSemantics

extension MigratedModule {
  /// Whether the project has to say which handler is asked for an intent.
  package func needsHandler(_ intent: MigratedIntent) -> Bool {
    IntentStructure(intent, in: self).asksHandler && !options.selfReliantIntents.contains(intent.intent.className)
  }

  /// The intents whose handlers are asked, and whose class is named.
  var intentsWithHandler: [MigratedIntent] {
    intents.filter { options.handlerClasses[$0.intent.className] != nil && needsHandler($0) }
  }

  /// The intents whose handlers are asked, and of whose class nothing gives the name.
  package var intentsWithoutHandler: [MigratedIntent] {
    intents.filter { options.handlerClasses[$0.intent.className] == nil && needsHandler($0) }
  }

  /// The names of the files that all actions with handlers share; none where there are none.
  package var bridgeFileNames: Set<String> { Set(AppIntentsBackend(self).bridgeFiles.map(\.name)) }

  /// Whether the project has to go on with work in the app.
  package var continuesInApp: Bool {
    intents.contains { $0.isBridged && IntentStructure($0, in: self).continuesInForeground }
  }

  /// Whether an action is left out of what is said of going on in the app, since its handler never asks for that.
  package func staysInBackground(_ intent: MigratedIntent) -> Bool {
    options.continuesInApp && intent.surfaces.continuesInApp == nil
      && options.backgroundIntents.contains(intent.intent.className)
  }

  /// The class of the handler that is asked for an intent, where it has been found and no configuration names it.
  package func foundHandler(of intent: MigratedIntent) -> String? {
    let className = intent.intent.className
    guard intent.isBridged, !options.selfReliantIntents.contains(className),
      options.configuredHandlers[ConfiguredText(className)] == nil
    else { return nil }
    return options.handlerClasses[className]
  }
}
