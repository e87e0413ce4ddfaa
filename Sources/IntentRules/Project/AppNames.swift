package import Localization
internal import ProjectModel
internal import SourceDiagnostics

/// The names by which users call the apps of a project, for comparison.
struct AppNames {
  /// The names in the form of `comparable`.
  private var names: Set<String> = []

  /// The names as they are written, each once, in the order in which they were found.
  private(set) var spellings: [String] = []

  /// The names in other languages as they are written.
  private(set) var localizedSpellings: [LanguageName: [String]] = [:]

  /// Whether an app has a name that only a build knows, or there are more than are compared.
  private(set) var isIncomplete = false

  private static let largestCount = 200

  init(_ project: CheckedProject, bundles: ProjectBundles) {
    for app in bundles.all where app.isApp {
      let infoPlist = app.infoPlist
      let written =
        [infoPlist?.displayName, infoPlist?.bundleName].compactMap { $0?.value }
        + (infoPlist?.alternativeAppNames?.names ?? []).map(\.value)
      for name in written {
        add(name, of: app)
      }
      for owner in app.owners {
        let settings = [
          owner.target.infoPlistSetting("CFBundleDisplayName")?.value, owner.target.productName,
          owner.target.name.value,
        ]
        for name in settings.compactMap(\.self) {
          add(name, of: app)
        }
      }
    }
    for table in project.localizedInfoTables {
      for entry in table.entries where ["CFBundleDisplayName", "CFBundleName"].contains(entry.key.value) {
        for text in entry.value.texts {
          insert(text.value)
          if let language = table.language, !text.value.comparable.isEmpty {
            localizedSpellings[LanguageName(language), default: []].append(text.value)
          }
        }
      }
    }
  }

  /// Whether nothing is known that a phrase could be compared with.
  var isEmpty: Bool { names.isEmpty }

  /// Whether a phrase has one of the names in it.
  func occur(in phrase: String) -> Bool {
    let phrase = phrase.comparable
    return names.contains { phrase.contains($0) }
  }

  private mutating func add(_ name: String, of app: ProjectBundle) {
    guard name.hasBuildSetting else { return insert(name) }
    let resolved = app.owners.compactMap { owner in name.settingName.flatMap { owner.target.setting($0)?.value } }
    if resolved.isEmpty || resolved.contains(where: \.hasBuildSetting) { isIncomplete = true }
    for name in resolved where !name.hasBuildSetting { insert(name) }
  }

  private mutating func insert(_ spelling: String) {
    let name = spelling.comparable
    guard !name.isEmpty else { return }
    guard names.count < Self.largestCount else {
      isIncomplete = true
      return
    }
    names.insert(name)
    if !spellings.contains(spelling) { spellings.append(spelling) }
  }
}

extension CheckedProject {
  /// The names by which users call the apps of the project, as they are written: those of all languages, the usual one
  /// first, and those of single languages.
  package var appNames: (all: [String], localized: [LanguageName: [String]]) {
    let names = AppNames(self, bundles: bundles)
    return (names.spellings, names.localizedSpellings)
  }
}

extension String {
  /// The letters and digits in lower case: people write a name with and without blanks.
  fileprivate var comparable: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name of the build setting that the whole text stands for, for example of `$(PRODUCT_NAME)`.
  fileprivate var settingName: String? {
    guard (hasPrefix("$(") && hasSuffix(")")) || (hasPrefix("${") && hasSuffix("}")) else { return nil }
    let name = dropFirst(2).dropLast()
    return name.contains("$") ? nil : String(name.prefix { $0 != ":" })
  }
}
