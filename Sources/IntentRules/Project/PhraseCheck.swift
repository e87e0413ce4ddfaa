internal import IntentModel
internal import IntentSemantics
internal import Localization
internal import ProjectModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Looks for example phrases of system intents in the languages of an app.
struct PhraseCheck {
  private let project: CheckedProject

  /// The languages in whose vocabularies an intent has a phrase.
  private var languages: [String: Set<LanguageName>] = [:]

  /// The intents with a phrase in a vocabulary for no particular language.
  private var unlocalized: Set<String> = []

  /// The intents that were looked at.
  private var checked: Set<String> = []

  init(_ project: CheckedProject) {
    self.project = project
    for vocabulary in project.vocabularies {
      for row in vocabulary.document.intentPhrases
      where row.intentExamples.contains(where: { !$0.value.isBlank }) {
        guard let name = row.intentName?.value else { continue }
        if let language = vocabulary.language {
          languages[name, default: []].insert(LanguageName(language))
        } else {
          unlocalized.insert(name)
        }
      }
    }
  }

  /// Reports intents that lack a phrase in a language of the apps; each intent once.
  mutating func check(
    _ names: [Located<String>], in infoPlist: InfoPlist, apps: [ProjectBundle], _ findings: inout RuleFindings
  ) {
    let wanted = appLanguages(apps)
    for name in names where checked.insert(name.value).inserted && !unlocalized.contains(name.value) {
      let found = languages[name.value] ?? []
      if found.isEmpty {
        report(name, in: infoPlist, languages: [], &findings)
        continue
      }
      let missing = wanted.filter { language in !found.contains { $0.covers(language) } }
      var withoutFile: [LanguageName] = []
      for language in missing {
        guard let vocabulary = project.vocabularies.first(where: { $0.language.map(LanguageName.init) == language })
        else {
          withoutFile.append(language)
          continue
        }
        findings.report(
          Self.message(name.value, [language]),
          at: SourceLocation(file: vocabulary.document.source, range: vocabulary.document.node.valueRange),
          notes: [DiagnosticNote("\(name.value.quoted) is supported here", at: infoPlist.location(name.range))])
      }
      if !withoutFile.isEmpty { report(name, in: infoPlist, languages: withoutFile, &findings) }
    }
  }

  private func report(
    _ name: Located<String>, in infoPlist: InfoPlist, languages: [LanguageName], _ findings: inout RuleFindings
  ) {
    findings.report(
      Self.message(name.value, languages), at: infoPlist.location(name.range),
      hint: "write it into an 'AppIntentVocabulary.plist' of the app, with the name of the app")
  }

  private static func message(_ name: String, _ languages: [LanguageName]) -> String {
    var message = "\(name.quoted) needs an example phrase"
    let shown = languages.prefix(3).map { "'\($0.spelling)'" }
    if !shown.isEmpty {
      let rest = languages.count - shown.count
      message += " for " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more languages" : "")
    }
    return message + " (ITMS-90626)"
  }

  /// The languages of the projects that make the apps, else those of the vocabularies.
  private func appLanguages(_ apps: [ProjectBundle]) -> [LanguageName] {
    let projects = apps.flatMap(\.owners).map(\.project)
    let regions = projects.flatMap { $0.knownRegions?.names ?? [] }.map(\.value).filter { $0 != "Base" }
    let names = regions.isEmpty ? project.vocabularies.compactMap(\.language) : regions
    var seen: Set<LanguageName> = []
    return names.map(LanguageName.init).filter { seen.insert($0).inserted }
  }
}

extension LanguageName {
  /// Whether a text in this language serves one who asks for another: the same one, or one of its regions.
  fileprivate func covers(_ other: LanguageName) -> Bool {
    self == other || other.identifier.hasPrefix(identifier + "-")
  }
}
