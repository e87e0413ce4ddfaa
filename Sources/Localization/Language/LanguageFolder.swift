/// A folder of localized files, for example `de.lproj`.
package struct LanguageFolder: Sendable, Hashable {
  /// Which files are in it.
  package enum Content: Sendable, Hashable {
    /// Those of one language.
    case language(LanguageName)
    /// Those in the development language that every language goes back to: `Base.lproj`.
    case base
    /// Those that hold several languages: `mul.lproj`.
    case multiple
  }

  /// The name without `.lproj`, as it is spelt.
  package let name: String

  /// Which files are in it.
  package let content: Content

  /// The folder of a name, or nil for a name without `.lproj`.
  package init?(folderName: String) {
    let suffix = ".lproj"
    guard folderName.utf8.count > suffix.utf8.count, folderName.lowercased().hasSuffix(suffix) else { return nil }
    name = String(folderName.dropLast(suffix.count))
    content =
      switch name.lowercased() {
      case "base": .base
      case "mul": .multiple
      default: .language(LanguageName(name))
      }
  }

  /// The language; nil for `Base.lproj` and `mul.lproj`.
  package var language: LanguageName? {
    if case .language(let language) = content { language } else { nil }
  }
}
