import ObjectiveCCode

extension ObjectiveCExpression {
  /// A text of a definition in the language of the app; the text itself where the file gives no string ID.
  ///
  /// For example: `NSLocalizedStringWithDefaultValue(@"a1B2c3", @"Orders", NSBundle.mainBundle, @"Order Soup", @"")`
  static func localized(_ text: String, id: String?, tableName: String) -> ObjectiveCExpression {
    guard let id else { return .string(text) }
    return .call(
      "NSLocalizedStringWithDefaultValue",
      [.string(id), .string(tableName), .member(.name("NSBundle"), "mainBundle"), .string(text), .string("")])
  }
}
