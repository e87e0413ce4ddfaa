internal import Localization

extension LanguageName {
  /// A language and those that stand in for it, the most special first.
  ///
  /// For example: `de-AT`, `de`; `zh-HK`, `zh-Hant`, `zh`
  var withFallbacks: [LanguageName] {
    var parts = identifier.split(separator: "-").map(String.init)
    let relative = Self.relative(of: parts)
    var chain: [LanguageName] = []
    while !parts.isEmpty {
      chain.append(LanguageName(parts.joined(separator: "-")))
      parts.removeLast()
      if parts.count == 1, let relative, !chain.contains(LanguageName(relative)) {
        chain.append(LanguageName(relative))
      }
    }
    return chain
  }

  /// What a region shares with its neighbours rather than with its language as a whole.
  private static func relative(of parts: [String]) -> String? {
    guard parts.count == 2, let region = parts.last, region.utf8.count == 2 else { return nil }
    switch (parts[0], region) {
    case ("zh", "HK"), ("zh", "MO"): return "zh-Hant"
    case ("zh", "SG"): return "zh-Hans"
    case ("es", "ES"), ("pt", "BR"), ("en", "US"), ("en", "GB"): return nil
    case ("es", _): return "es-419"
    case ("pt", _): return "pt-PT"
    case ("en", "AU"), ("en", "IE"), ("en", "IN"), ("en", "NZ"), ("en", "ZA"): return "en-GB"
    default: return nil
    }
  }
}
