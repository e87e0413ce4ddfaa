/// A language as folders, projects and catalogues name it, for example `pt-BR`.
///
/// Two names are equal when they mean the same language, however they are spelt: `pt_BR` and `pt-BR`, `English` and
/// `en`, `iw` and `he`. The spelling is kept for display.
package struct LanguageName: Sendable, Hashable, CustomStringConvertible {
  /// The name as it was written.
  package let spelling: String

  /// The BCP 47 form: language in lower case, script capitalised, region in upper case, hyphens between them.
  package let identifier: String

  /// The name with the given spelling.
  package init(_ spelling: String) {
    self.spelling = spelling
    identifier = Self.identifier(of: spelling)
  }

  package var description: String { spelling }

  package static func == (left: LanguageName, right: LanguageName) -> Bool {
    left.identifier == right.identifier
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  // MARK: Normalisation

  private static func identifier(of spelling: String) -> String {
    if let code = englishNames[spelling.lowercased()] { return code }
    var parts = spelling.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }.map { $0.lowercased() }
    parts[0] = formerCodes[parts[0]] ?? parts[0]
    for index in parts.indices.dropFirst() {
      switch parts[index].utf8.count {
      case 4 where parts[index].utf8.allSatisfy({ $0 >= 0x61 }):
        parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
      case 2:
        parts[index] = parts[index].uppercased()
      default:
        break
      }
    }
    let identifier = parts.joined(separator: "-")
    return formerIdentifiers[identifier] ?? identifier
  }

  /// The folder names of the first versions of Mac OS X.
  private static let englishNames = [
    "arabic": "ar", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr", "german": "de",
    "greek": "el", "hebrew": "he", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "turkish": "tr",
  ]

  /// Codes that ISO 639 has replaced.
  private static let formerCodes = ["in": "id", "iw": "he", "ji": "yi", "no": "nb"]

  /// Names for the ways to write Chinese from before there were codes for scripts.
  private static let formerIdentifiers = ["zh-CN": "zh-Hans", "zh-TW": "zh-Hant"]
}
