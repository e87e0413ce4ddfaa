internal import AppIntentsBackend
internal import IntentSemantics
internal import JSONReader
internal import Localization
internal import SourceDiagnostics

extension ConfigurationReader {
  /// What a file says about App Shortcuts, or nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - source: The file, with what `shortcuts` has in an `intentc.json`.
  ///   - diagnostics: Receives `invalid-configuration`.
  /// - Returns: What it says.
  static func readShortcuts(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> ShortcutsConfiguration? {
    let reader = JSONReader(dialect: .json5, problemID: .invalidConfiguration)
    guard let root = reader.read(source, diagnostics: &diagnostics) else { return nil }
    var decoder = ConfigurationReader(source: source)
    let shortcuts = decoder.shortcuts(root, "the configuration")
    diagnostics.report(contentsOf: decoder.diagnostics)
    return decoder.diagnostics.hasErrors ? nil : shortcuts
  }

  /// What `migrate` says.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - folder: The folder of the file, from which paths start.
  /// - Returns: What it says.
  mutating func migration(_ node: JSONNode, in folder: String) -> MigrationConfiguration {
    var migration = MigrationConfiguration()
    for (key, value) in members(of: node, "'migrate'", known: ConfigurationKey.migrateKeys) {
      switch key {
      case .target: migration.target = target(value, key)
      case .perform: migration.performing = choice(value, key)
      case .handlers: migration.handlers = handlers(value, key)
      case .findLegacy: migration.legacySources = paths(value, key, in: folder)
      case .conditional: migration.isConditional = boolean(value, key) ?? false
      case .package:
        guard let name = string(value, key) else { continue }
        if !name.value.isIdentifier {
          error(
            "'\(name.value)' is no name of a module", at: name.range,
            hint: "use letters, digits and '_', and start with a letter")
        }
        migration.packageName = name.value
      case .continueInApp: migration.continuesInApp = boolean(value, key) ?? false
      case .intents: surfaces(value, key) { migration.surfaces.intents.append($0.intentSurfaces($2), for: $1) }
      case .types: surfaces(value, key) { migration.surfaces.types.append($0.typeSurfaces($2), for: $1) }
      case .enumerations:
        surfaces(value, key) { migration.surfaces.enumerations.append($0.enumerationSurfaces($2), for: $1) }
      case .systemIntents:
        surfaces(value, key) { migration.surfaces.systemIntents.append($0.systemIntentSurfaces($2), for: $1) }
      case .shortcuts: migration.shortcuts = shortcuts(value, "'shortcuts'")
      default: break
      }
    }
    return migration
  }

  private mutating func target(_ node: JSONNode, _ key: ConfigurationKey) -> MigrationTarget? {
    guard let name = string(node, key) else { return nil }
    let target = MigrationTarget(name.value)
    if target == nil {
      error(
        "'\(name.value)' is no system with App Intents", at: name.range,
        hint: "name one as in iOS16.0, iOS17.0, iOS18.0 or iOS26.0")
    }
    return target
  }

  private mutating func handlers(_ node: JSONNode, _ key: ConfigurationKey) -> [ConfiguredText: ConfiguredText] {
    guard expect(.object, node, "'handlers'") else { return [:] }
    var handlers: [ConfiguredText: ConfiguredText] = [:]
    for member in node.members {
      guard let handler = string(member.value, "the handler of '\(member.key.value)'") else { continue }
      if !handler.value.isTypeName {
        error(
          "'\(handler.value)' is no name of a class", at: handler.range,
          hint: "name it as code does, as in 'OrderSoupHandler' or 'Handlers.Soup'; 'SiriKitHandlers' makes one of it "
            + "without arguments")
      }
      handlers[configured(member.key)] = configured(handler)
    }
    return handlers
  }

  // MARK: Shortcuts

  private mutating func shortcuts(_ node: JSONNode, _ subject: String) -> ShortcutsConfiguration {
    var shortcuts = ShortcutsConfiguration()
    for (key, value) in members(of: node, subject, known: ConfigurationKey.shortcutsKeys) {
      switch key {
      case .enabled: shortcuts.isEnabled = boolean(value, key) ?? true
      case .provider:
        guard let name = string(value, key) else { continue }
        if !name.value.isIdentifier {
          error("'\(name.value)' is no name of a type", at: name.range, hint: "use letters, digits and '_'")
        }
        shortcuts.providerName = configured(name)
      case .appNames: shortcuts.appNames = filledTexts(value, key).map(\.value)
      case .localizedAppNames:
        for (language, names) in languages(value, key) { shortcuts.localizedAppNames[language] = names.map(\.value) }
      case .symbol: shortcuts.symbol = symbol(value, key) ?? shortcuts.symbol
      case .tileColor: shortcuts.tileColor = tileColor(value, key)
      case .negativePhrases: shortcuts.negativePhrases = filledTexts(value, key)
      case .negativeTranslations: shortcuts.negativeTranslations = languages(value, key)
      case .shortcutList:
        for element in elements(value, key) {
          if let shortcut = shortcut(element) { shortcuts.shortcuts.append(shortcut) }
        }
      default: break
      }
    }
    return shortcuts
  }

  private mutating func shortcut(_ node: JSONNode) -> ShortcutsConfiguration.Shortcut? {
    var shortcut = ShortcutsConfiguration.Shortcut(intent: "")
    for (key, value) in members(of: node, "a shortcut", known: ConfigurationKey.shortcutKeys) {
      switch key {
      case .intent: shortcut.intent = string(value, key).map { configured($0) } ?? shortcut.intent
      case .enabled: shortcut.isEnabled = boolean(value, key) ?? true
      case .phrases: shortcut.phrases = filledTexts(value, key)
      case .translations: shortcut.translations = languages(value, key)
      case .shortTitle:
        guard let title = string(value, key) else { continue }
        if title.value.allSatisfy(\.isWhitespace) { error("'shortTitle' has no text", at: title.range) }
        if !FormatString(parsing: title.value).tokens.isEmpty {
          error("a short title has no places for values", at: title.range)
        }
        shortcut.shortTitle = title.value
      case .symbol: shortcut.symbol = symbol(value, key)
      default: break
      }
    }
    guard node.kind == .object else { return nil }
    guard node["intent"] != nil else {
      error("a shortcut needs 'intent'", at: node.range, hint: "name an intent or its class")
      return nil
    }
    return shortcut
  }

  private mutating func symbol(_ node: JSONNode, _ key: ConfigurationKey) -> String? {
    guard let name = string(node, key) else { return nil }
    guard Compiler.isSymbolName(name.value) else {
      error(
        "'\(name.value)' is no name of a symbol", at: name.range, hint: "SF Symbols have names such as 'cup.and.saucer'"
      )
      return nil
    }
    return name.value
  }

  private mutating func tileColor(_ node: JSONNode, _ key: ConfigurationKey) -> ShortcutTileColor? {
    guard let name = string(node, key) else { return nil }
    guard let color = ShortcutTileColor(rawValue: name.value) else {
      let names = ShortcutTileColor.allCases.map(\.rawValue)
      error(
        "'\(name.value)' is no colour of tiles", at: name.range,
        hint: Spelling.hint(for: name.value, among: names)
          ?? "use one of \(names.quotedList)")
      return nil
    }
    return color
  }

  // MARK: Texts

  /// A text with its place.
  func configured(_ text: Located<String>) -> ConfiguredText {
    ConfiguredText(text.value, at: SourceLocation(file: source, range: text.range))
  }

  private mutating func filledTexts(_ node: JSONNode, _ key: ConfigurationKey) -> [ConfiguredText] {
    strings(node, key).compactMap { text in
      guard text.value.allSatisfy(\.isWhitespace) else { return configured(text) }
      error("an element of '\(key.name)' has no text", at: text.range)
      return nil
    }
  }

  /// Lists of texts by language.
  private mutating func languages(_ node: JSONNode, _ key: ConfigurationKey) -> [LanguageName: [ConfiguredText]] {
    guard expect(.object, node, "'\(key.name)'") else { return [:] }
    var languages: [LanguageName: [ConfiguredText]] = [:]
    for member in node.members {
      guard Compiler.isLanguageName(member.key.value) else {
        error("'\(member.key.value)' is no language", at: member.key.range, hint: "write for example 'de' or 'pt-BR'")
        continue
      }
      languages[LanguageName(member.key.value)] = filledTexts(member.value, key)
    }
    return languages
  }
}
