import IntentSemantics

extension MigratedModule {
  /// The class of the handler that is asked for an intent, where it has been found and no configuration names it.
  package func foundHandler(of intent: MigratedIntent) -> String? {
    let className = intent.intent.className
    guard intent.isBridged, options.configuredHandlers[ConfiguredText(className)] == nil else { return nil }
    return options.handlerClasses[className]
  }
}
