import SwiftCode

/// What takes the place of a token in a text of the code.
enum TokenValue: Equatable {
  /// A value, with how it is written, and what stands for it in the key.
  ///
  /// For example: `\(soup)` with `%@`
  case value([Argument], specifier: String)

  /// A parameter that the system fills in and lets the user change.
  ///
  /// For example: `\(\.$soup)` with `${soup}`
  case parameter(String)

  /// The name of the app.
  ///
  /// For example: `\(.applicationName)` with `${applicationName}`
  case applicationName

  /// A text that never changes, with the string ID of its translations; nil for none.
  ///
  /// For example: the title of a parameter for `${displayName}`
  case insertion(String, id: String? = nil)
}
