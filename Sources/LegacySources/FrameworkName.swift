/// A name of Apple's frameworks that tells of the old world.
struct FrameworkName {
  /// How it has to be used to count.
  enum Form {
    /// In any way; it is counted by file.
    case any
    /// Called with these labels in front.
    case call([String])
    /// With one of these members.
    case member(Set<String>)
    /// As a member of something else.
    case asMember
  }

  let name: String
  let form: Form
  let kind: LegacyUseKind

  /// The label of the argument that is an intent.
  var intentLabel: String?

  private init(_ name: String, _ form: Form = .any, _ kind: LegacyUseKind, intent: String? = nil) {
    self.name = name
    self.form = form
    self.kind = kind
    intentLabel = intent
  }

  /// All of them.
  static let all: [FrameworkName] = [
    FrameworkName("INInteraction", .call(["intent", "response"]), .donation, intent: "intent"),
    FrameworkName("INInteraction", .member(["delete", "deleteAll"]), .deletion),
    FrameworkName("INShortcut", .call(["intent"]), .suggestion, intent: "intent"),
    FrameworkName("INShortcut", .member(["intent"]), .suggestion, intent: ""),
    FrameworkName("INVoiceShortcutCenter", .any, .suggestion),
    FrameworkName("INVoiceShortcut", .any, .suggestion),
    FrameworkName("suggestedInvocationPhrase", .asMember, .suggestion),
    FrameworkName("INRelevantShortcut", .any, .relevance),
    FrameworkName("INRelevantShortcutStore", .any, .relevance),
    FrameworkName("INDateRelevanceProvider", .any, .relevance),
    FrameworkName("INDailyRoutineRelevanceProvider", .any, .relevance),
    FrameworkName("INLocationRelevanceProvider", .any, .relevance),
    FrameworkName("INUIAddVoiceShortcutButton", .any, .addToSiri),
    FrameworkName("INUIAddVoiceShortcutButtonDelegate", .any, .addToSiri),
    FrameworkName("INUIAddVoiceShortcutViewController", .any, .addToSiri),
    FrameworkName("INUIAddVoiceShortcutViewControllerDelegate", .any, .addToSiri),
    FrameworkName("INUIEditVoiceShortcutViewController", .any, .addToSiri),
    FrameworkName("INUIEditVoiceShortcutViewControllerDelegate", .any, .addToSiri),
    FrameworkName("IntentConfiguration", .call(["kind", "intent"]), .widgetConfiguration, intent: "intent"),
    FrameworkName("INPreferences", .any, .authorization),
    FrameworkName("INVocabulary", .any, .vocabulary),
  ]

  /// All of them by name.
  static let byName = Dictionary(grouping: all, by: \.name)
}
