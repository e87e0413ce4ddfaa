/// How definitions are migrated to App Intents.
public struct MigrateOptions: Sendable, Equatable {
  /// What the code looks like.
  public enum Form: String, Sendable, CaseIterable {
    /// All that the definition says.
    case modern
    /// The names, order and shapes of Xcode's converter.
    case compatible
  }

  /// The language mode that the code is compiled in.
  public enum LanguageMode: String, Sendable, CaseIterable {
    /// Swift 5.
    case swift5 = "5"
    /// Swift 6.
    case swift6 = "6"
  }

  /// What the keys of texts are.
  public enum StringKeys: String, Sendable, CaseIterable {
    /// The texts themselves, as Xcode makes them.
    case text
    /// The IDs that the definition has for them.
    case id
  }

  /// What an action does.
  public enum Performing: String, Sendable, CaseIterable {
    /// Nothing yet: there is a gap for the work of the handler.
    case gap
    /// It asks the handler of the legacy intent, as SiriKit does.
    case bridge
  }

  /// What the code looks like.
  public var form: Form

  /// The oldest system that the code is for; nil for that of a configuration, else the first with App Intents.
  public var target: MigrationTarget?

  /// Who may use the declarations; nil for no word.
  public var access: AccessLevel?

  /// Whether types are marked `nonisolated`, for modules whose code belongs to the main actor by default; needs Swift 6.1.
  public var isNonisolated = false

  /// Whether the code is compiled only where App Intents are, for a module that is built on other systems, too; nil for what
  /// a configuration says, else no.
  public var isConditional: Bool?

  /// The language mode that the code is compiled in; the compatible form has variables in mode 5 that mode 6 refuses.
  public var languageMode: LanguageMode

  /// Whether predictions are written; the compatible form always has them.
  public var writesPredictions: Bool

  /// Whether all dialogs are written as extensions of `IntentDialog`; the compatible form always has them.
  public var writesDialogs: Bool

  /// Whether parameters of widgets are not optional, their queries supplying a first value.
  public var requiresWidgetParameters: Bool

  /// The names of the types whose queries list everything there is.
  public var enumerableTypes: Set<String>

  /// What actions do; nil for what a configuration says, else gaps.
  ///
  /// A configuration that says it of an intent has the last word, and the compatible form has gaps only.
  public var performing: Performing?

  /// Whether a handler that is asked may resolve the parameters, too.
  public var letsHandlersResolve = true

  /// Whether responses are shown as snippets wherever there is something to show; needs iOS 26.
  public var writesSnippets = false

  /// The classes of the handlers that actions ask, by the class of the intent; where none is named, the project says which.
  public var handlerClasses: [String: String] = [:]

  /// A parameter whose value a handler sees when it lists the options of another one of the intent.
  public struct OptionDependency: Sendable, Equatable {
    /// The name of the intent.
    public var intent: String

    /// The parameter with the options.
    public var parameter: String

    /// The parameter whose value the handler sees.
    public var other: String

    /// A dependency of the options of a parameter on another one.
    public init(of parameter: String, in intent: String, on other: String) {
      self.intent = intent
      self.parameter = parameter
      self.other = other
    }
  }

  /// What handlers see when they list options, beside what the definition has these depend on; from iOS 17 on.
  public var optionDependencies: [OptionDependency] = []

  /// Whether the app goes on with an action that says so, as handlers do with `continueInApp`.
  public var continuesInApp: Bool

  /// The names of the structures that people are to use instead of an action, by the name of its intent.
  public var replacements: [String: String]

  /// The names of the intents that get a configuration of a control beside them.
  public var controls: [String]

  /// The name of the framework or package that the code is in; nil where it is in an app.
  public var packageName: String?

  /// The category of all actions; nil for the word of the definition.
  public var category: String?

  /// What the keys of texts are.
  public var stringKeys: StringKeys

  /// Options of the given values.
  public init(
    form: Form = .modern, target: MigrationTarget? = nil, access: AccessLevel? = nil,
    languageMode: LanguageMode = .swift5, writesPredictions: Bool = false, writesDialogs: Bool = false,
    requiresWidgetParameters: Bool = false, enumerableTypes: Set<String> = [], continuesInApp: Bool = false,
    replacements: [String: String] = [:], controls: [String] = [], packageName: String? = nil,
    category: String? = nil, stringKeys: StringKeys = .text
  ) {
    self.form = form
    self.target = target
    self.access = access
    self.languageMode = languageMode
    self.writesPredictions = writesPredictions
    self.writesDialogs = writesDialogs
    self.requiresWidgetParameters = requiresWidgetParameters
    self.enumerableTypes = enumerableTypes
    self.continuesInApp = continuesInApp
    self.replacements = replacements
    self.controls = controls
    self.packageName = packageName
    self.category = category
    self.stringKeys = stringKeys
  }
}
