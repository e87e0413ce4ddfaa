/// What a command line says about generated declarations; nil where it says nothing, and a configuration counts.
public struct GenerateSettings: Sendable, Equatable {
  /// Who may use the declarations.
  public var access: AccessLevel?

  /// How the declarations are spread over files.
  public var layout: OutputLayout?

  /// The class prefix; empty for none.
  public var classPrefix: String?

  /// Whether types are marked `nonisolated`.
  public var isNonisolated: Bool?

  /// Whether completion handlers are `@Sendable`.
  public var usesSendableCompletions: Bool?

  /// The world that the declarations live in; App Intents are internal where nothing is said of access.
  public var flavor: OutputFlavor?

  /// The language of the declarations.
  public var language: OutputLanguage?

  /// The name, with or without its suffix, of a header of Objective-C that includes all others.
  public var umbrellaHeader: String?

  /// Settings of the given values.
  public init(
    access: AccessLevel? = nil, layout: OutputLayout? = nil, classPrefix: String? = nil, isNonisolated: Bool? = nil,
    usesSendableCompletions: Bool? = nil, flavor: OutputFlavor? = nil,
    language: OutputLanguage? = nil, umbrellaHeader: String? = nil
  ) {
    self.access = access
    self.layout = layout
    self.classPrefix = classPrefix
    self.isNonisolated = isNonisolated
    self.usesSendableCompletions = usesSendableCompletions
    self.flavor = flavor
    self.language = language
    self.umbrellaHeader = umbrellaHeader
  }

  /// The keys of a configuration for what this says something of.
  var keys: [ConfigurationKey] {
    let given: [(ConfigurationKey, Bool)] = [
      (.access, access != nil), (.layout, layout != nil), (.nonisolated, isNonisolated != nil),
      (.sendable, usesSendableCompletions != nil), (.flavor, flavor != nil), (.language, language != nil),
      (.umbrellaHeader, umbrellaHeader != nil),
    ]
    return given.filter(\.1).map(\.0)
  }

  /// The same, and what others say where this says nothing.
  func completed(by other: GenerateSettings) -> GenerateSettings {
    GenerateSettings(
      access: access ?? other.access, layout: layout ?? other.layout, classPrefix: classPrefix ?? other.classPrefix,
      isNonisolated: isNonisolated ?? other.isNonisolated,
      usesSendableCompletions: usesSendableCompletions ?? other.usesSendableCompletions, flavor: flavor ?? other.flavor,
      language: language ?? other.language, umbrellaHeader: umbrellaHeader ?? other.umbrellaHeader)
  }
}

extension CompilerOptions {
  /// The options with what settings say.
  func applying(_ settings: GenerateSettings) -> CompilerOptions {
    var options = self
    options.access = settings.access ?? access
    options.layout = settings.layout ?? layout
    options.classPrefix = settings.classPrefix ?? classPrefix
    options.isNonisolated = settings.isNonisolated ?? isNonisolated
    options.usesSendableCompletions = settings.usesSendableCompletions ?? usesSendableCompletions
    options.flavor = settings.flavor ?? flavor
    options.language = settings.language ?? language
    options.umbrellaHeader = settings.umbrellaHeader?.headerStem ?? umbrellaHeader
    if options.flavor == .appIntents {
      // Actions are for the module that has them, and have to name the classes that the app has had.
      options.access = settings.access ?? .internal
      options.usesRecordedPrefix = settings.classPrefix == nil
    }
    return options
  }
}
