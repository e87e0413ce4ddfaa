/// What a text is for: it says who reads or hears it.
package enum TextRole: Sendable, Equatable {
  /// The title of an intent, or the name of a type, enumeration, parameter or property.
  case title
  /// What an intent or a parameter is for.
  case description
  /// The category of an action.
  case category
  /// The line with which Shortcuts shows an action.
  case summary
  /// A suggestion.
  case prediction
  /// What the system asks or says during a conversation.
  case dialog
  /// The name of a value, or a word that stands for it.
  case option
  /// What is said in the end.
  case response
  /// What a user says to start an intent.
  case phrase
}
