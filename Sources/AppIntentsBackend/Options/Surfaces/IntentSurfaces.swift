/// What is asked for beside what a definition says of an intent; nil or empty for what the definition says.
package struct IntentSurfaces: NamedSurfaceSet {
  /// What an action does.
  package enum Performing: String, Sendable, CaseIterable {
    /// Nothing yet: there is a gap for the work of the handler.
    case gap
    /// It asks the handler of the legacy intent.
    case bridge
  }

  /// What the action does.
  package var performing: Configured<Performing>?

  /// Whether Shortcuts and Siri show the action.
  package var isDiscoverable: Configured<Bool>?

  /// Whether it is the configuration of a widget.
  package var isForWidgets: Configured<Bool>?

  /// Whether a control has its parameters as settings.
  package var isForControls: Configured<Bool>?

  /// Whether its result is shown as an interactive snippet.
  package var hasSnippet: Configured<Bool>?

  /// Whether it opens the app at the value of its parameter `target`.
  package var opensApp: Configured<Bool>?

  /// The schema that it adopts, without a dot at the front.
  ///
  /// For example: `photos.openAsset`
  package var schema: ConfiguredText?

  /// Whether the app tells the system when people do by hand what the action does.
  package var isDonated: Configured<Bool>?

  /// Whether the app goes on with the action where it says so; nil for what is said of all.
  package var continuesInApp: Configured<Bool>?

  /// What the action needs of the app.
  package var dependencies: [ConfiguredDependency] = []

  /// The parameters whose values a handler sees when it lists the options of another one, by the name of that, beside those
  /// that the definition has it depend on.
  package var optionDependencies: [ConfiguredText: [ConfiguredText]] = [:]

  /// What people are to use instead: another intent, or a structure of the project.
  package var replacement: ConfiguredText?

  /// What the structure is called; nil for a name that follows from the definition.
  package var name: ConfiguredText?

  /// Nothing beside the definition.
  package init() {}

  package func completed(by other: IntentSurfaces) -> IntentSurfaces {
    var result = self
    result.name = name ?? other.name
    result.performing = performing ?? other.performing
    result.isDiscoverable = isDiscoverable ?? other.isDiscoverable
    result.isForWidgets = isForWidgets ?? other.isForWidgets
    result.isForControls = isForControls ?? other.isForControls
    result.hasSnippet = hasSnippet ?? other.hasSnippet
    result.opensApp = opensApp ?? other.opensApp
    result.schema = schema ?? other.schema
    result.isDonated = isDonated ?? other.isDonated
    result.continuesInApp = continuesInApp ?? other.continuesInApp
    result.dependencies = dependencies.isEmpty ? other.dependencies : dependencies
    result.optionDependencies.merge(other.optionDependencies) { mine, others in mine + others }
    result.replacement = replacement ?? other.replacement
    return result
  }
}
