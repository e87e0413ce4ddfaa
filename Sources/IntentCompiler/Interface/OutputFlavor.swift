/// The world that generated declarations live in.
public enum OutputFlavor: String, Sendable, Equatable, CaseIterable {
  /// Apple's frameworks: the declarations of the original tool.
  case apple

  /// Plain Swift over the library `IntentsTestKit`, so that handlers can be tested where Apple's frameworks do not exist.
  case portable

  /// App Intents, with the declarations of the original tool where actions ask their handlers.
  case appIntents = "app-intents"
}
