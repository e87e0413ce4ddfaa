internal import AppIntentsBackend

extension MigrateOptions {
  /// The options as the back end takes them.
  var backendOptions: MigrationOptions {
    let form: MigrationForm =
      switch self.form {
      case .modern: .modern
      case .compatible: .compatible
      }
    let languageMode: MigrationOptions.LanguageMode =
      switch self.languageMode {
      case .swift5: .swift5
      case .swift6: .swift6
      }
    let stringKeys: MigrationOptions.StringKeys =
      switch self.stringKeys {
      case .text: .texts(exceptIDs: [])
      case .id: .ids
      }
    var options = MigrationOptions(
      form: form, target: target.version, access: access?.swiftAccess, languageMode: languageMode,
      writesPredictions: writesPredictions, writesDialogs: writesDialogs,
      requiresWidgetParameters: requiresWidgetParameters,
      enumerableTypes: Set(enumerableTypes.map { ConfiguredText($0) }),
      continuesInApp: continuesInApp,
      replacements: Dictionary(uniqueKeysWithValues: replacements.map { (ConfiguredText($0), ConfiguredText($1)) }),
      controls: controls.map { ConfiguredText($0) }, packageName: packageName, category: category,
      stringKeys: stringKeys)
    options.performing =
      switch performing {
      case .gap: .gap
      case .bridge(let resolves): .bridge(resolves: resolves)
      }
    options.handlerClasses = handlerClasses
    return options
  }
}
