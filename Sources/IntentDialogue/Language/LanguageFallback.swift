/// The languages that stand in for one another.
enum LanguageFallback {
  /// What the most similar language has: the language itself, else the same without its last part, and so on.
  ///
  /// For example: `zh-Hant-HK`, then `zh-Hant`, then `zh`.
  static func first<Value>(for language: String, _ value: (String) -> Value?) -> Value? {
    var parts = language.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      if let value = value(parts.joined(separator: "-")) { return value }
      parts.removeLast()
    }
    return nil
  }
}
