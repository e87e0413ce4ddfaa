/// Who is asked to handle intents.
package enum IntentHost: Sendable, Equatable {
  /// An extension of the app.
  case `extension`
  /// The app itself.
  case app
}
