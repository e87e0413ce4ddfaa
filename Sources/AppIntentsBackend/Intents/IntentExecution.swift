/// Where an action does its work.
enum IntentExecution {
  /// Without the app in sight.
  case inBackground
  /// In the app, which is opened.
  case inApp
  /// One or the other, as the combination of parameters says.
  case depends
}
