import SwiftCode

extension Expression {
  /// A text of a definition in the language of the app; the text itself where the file gives no string ID.
  ///
  /// For example: `NSLocalizedString("a1B2c3", tableName: "Orders", value: "Order Soup", comment: "")`
  static func localized(_ text: String, id: String?, tableName: String) -> Expression {
    guard let id else { return .string(text) }
    return .call(
      .name("NSLocalizedString"),
      [
        Argument(.string(id)), Argument("tableName", .string(tableName)), Argument("value", .string(text)),
        Argument("comment", .string("")),
      ])
  }
}
