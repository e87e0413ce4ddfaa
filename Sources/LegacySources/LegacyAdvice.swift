/// What is to be done about uses of the old world, in words; names stand between single quotation marks.
package struct LegacyAdvice: Sendable {
  /// Whether some App Intents ask handlers.
  let asksHandlers: Bool

  /// The provider of App Shortcuts; nil where there is none.
  private let shortcutsProvider: String?

  /// The App Intents that have a shortcut there.
  private let shortcutTypes: Set<String>

  /// Whether intents of the system stay in the project.
  private let hasSystemIntents: Bool

  /// The file with the classes of the bridge that hide those of the framework.
  private let hidingFile: String

  /// What says in an action that it opens the app.
  private let openingMember: String

  /// Advice for a migration.
  ///
  /// `openingMember` is what says in an action that it opens the app.
  package init(
    asksHandlers: Bool, shortcutsProvider: String?, shortcutTypes: Set<String>, hasSystemIntents: Bool,
    hidingFile: String, openingMember: String = "openAppWhenRun"
  ) {
    self.openingMember = openingMember
    self.asksHandlers = asksHandlers
    self.shortcutsProvider = shortcutsProvider
    self.shortcutTypes = shortcutTypes
    self.hasSystemIntents = hasSystemIntents
    self.hidingFile = hidingFile
  }

  /// What to put in the place of uses of a kind, as a clause.
  package func words(
    for kind: LegacyUseKind, _ successor: LegacySuccessor, _ outlook: LegacyOutlook = .change
  ) -> String {
    switch successor {
    case _ where kind == .frameworkResult:
      "'\(hidingFile)' has a class of this name, so the method is no longer the one that Siri calls: "
        + "write the module in front, as in 'Intents.INStringResolutionResult'"
    case .system(let advice): "it is an intent of the system, and stays: \(advice)"
    case .begun(let type) where kind == .handler:
      "its work goes into 'perform()' of '\(type.name)'; delete it once that does it, and its name in the Info.plist"
    case .begun(let type): words(for: kind, name: "'\(type.name)'", type, asksHandlers: false)
    case .nothing where kind.isGeneratedType: "no intent leads to it, so nothing takes its place"
    case .type(let type) where kind.isGeneratedType && outlook == .stay:
      "\(type.isBridged ? "handlers and" : "old handlers and") what is kept use it; '\(type.name)' takes its place"
    case .nothing, .all: words(for: kind, name: "the App Intent", nil, asksHandlers: asksHandlers)
    case .type(let type) where kind == .handler && type.isBridged && type.asking == .unnamed:
      "'SiriKitHandlers' returns none for '\(type.name)', which fails with 'noHandler': let it return this one"
    case .type(let type) where kind == .handler && type.isBridged && type.asking == .moved:
      "'\(type.name)' does its work itself, and asks it no longer; it goes with the definition"
    case .type(let type): words(for: kind, name: "'\(type.name)'", type, asksHandlers: type.isBridged)
    }
  }

  private func words(for kind: LegacyUseKind, name: String, _ type: SuccessorType?, asksHandlers: Bool) -> String {
    let hasShortcut = type.map { shortcutTypes.contains($0.name) } ?? false
    let widgetsWanted =
      type?.isForWidgets ?? true
      ? "" : "; \(name) is no configuration of a widget until the configuration says 'widget: true' of its intent"
    return switch kind {
    case .handler where asksHandlers:
      "it stays: \(name) asks it; its work can move into 'perform()' at any later time"
    case .handler:
      "its work goes into 'perform()' of \(name), its options into queries and providers; delete it with the definition"
    case .dispatcher where asksHandlers:
      "let 'SiriKitHandlers' make the same choice; this one stays for as long as the definition does"
    case .dispatcher:
      "nothing takes its place, as the system finds App Intents by itself; delete it with the last handler"
    case .donation:
      type?.hasDonationMethod ?? false
        ? "call '\(type?.name ?? "").donate(…)' in its place"
        : "donate \(name) in its place: 'try await intent.donate()'"
    case .deletion:
      "it deletes what was donated before; call 'IntentDonationManager.shared.deleteDonations(matching:)' beside it for "
        + "donations of App Intents"
    case .suggestion:
      "an App Shortcut need not be added or suggested: "
        + (hasShortcut ? "\(name) has one in " : "give \(name) one in ")
        + (shortcutsProvider.map { "'\($0)'" } ?? "an 'AppShortcutsProvider'")
    case .relevance:
      "let 'RelevantIntentManager' know a 'RelevantIntent' of \(name), from iOS 17 and watchOS 10"
    case .addToSiri:
      "'SiriTipView(intent:)' shows the phrase of an App Shortcut, 'ShortcutsLink' leads to all of the app; in UIKit "
        + "'SiriTipUIView' and 'ShortcutsUIButton'"
    case .widgetConfiguration:
      "'AppIntentConfiguration' takes its place, with \(name) and the same 'kind', from iOS 17" + widgetsWanted
    case .timelineProvider:
      "'AppIntentTimelineProvider' takes its place: 'snapshot(for:in:)' and 'timeline(for:in:)' get \(name), and return "
        + "what is given to 'completion' today" + widgetsWanted
    case .continuation:
      "\(name) does its work in 'perform()', and opens the app with '\(openingMember)'; keep this for shortcuts and "
        + "donations that are there"
    case .interface:
      "'perform()' returns the view with its result: '.result(view:)', with 'ShowsSnippetView'"
    case .authorization where hasSystemIntents:
      "keep it: intents of the system need the permission"
    case .authorization:
      "App Intents need no permission; delete it with the last handler, and 'NSSiriUsageDescription' with it"
    case .vocabulary:
      "Siri knows the names of enumerations and of the entities that queries suggest; tell it of new ones with "
        + "'\(shortcutsProvider ?? "AppShortcutsProvider").updateAppShortcutParameters()'"
    case .frameworkResult, .intentClass, .enumeration, .object:
      "\(name) takes its place"
    case .handlingProtocol:
      "\(name) does the work of its handlers; delete it with the last of them"
    case .responseClass:
      "'perform()' of \(name) returns a result, and throws an error for a failure"
    case .resolutionResult:
      "'perform()' checks values itself, and asks with 'needsValueError' and the like"
    case .unsupportedReason:
      "an error of \(name) says it"
    }
  }
}

extension LegacyUseKind {
  /// What uses of the kind are, for people.
  package var title: String {
    switch self {
    case .handler: "Handler"
    case .frameworkResult: "Result of the framework"
    case .dispatcher: "Choice of handlers"
    case .donation: "Donation"
    case .deletion: "Deletion of donations"
    case .suggestion: "Suggested shortcut"
    case .relevance: "Relevant shortcut"
    case .addToSiri: "Adding to Siri"
    case .widgetConfiguration: "Widget"
    case .timelineProvider: "Timeline of a widget"
    case .continuation: "Going on in the app"
    case .interface: "View in Siri"
    case .authorization: "Permission to use Siri"
    case .vocabulary: "Vocabulary"
    case .intentClass: "Class of the intent"
    case .handlingProtocol: "Protocol of handlers"
    case .responseClass: "Class of the response"
    case .enumeration: "Enumeration"
    case .object: "Class of objects"
    case .resolutionResult: "Result of resolving"
    case .unsupportedReason: "Reason for refusing"
    }
  }
}
