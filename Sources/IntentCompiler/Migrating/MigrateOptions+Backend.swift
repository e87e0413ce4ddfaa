internal import AppIntentsBackend

extension MigrateOptions {
  /// The options as the back end takes them, with what a configuration adds.
  func backendOptions(completedBy configuration: MigrationConfiguration) -> MigrationOptions {
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
      form: form, target: (target ?? configuration.target ?? .iOS16).version, access: access?.swiftAccess,
      languageMode: languageMode,
      writesPredictions: writesPredictions, writesDialogs: writesDialogs,
      requiresWidgetParameters: requiresWidgetParameters,
      continuesInApp: continuesInApp || configuration.continuesInApp, surfaces: surfaces,
      packageName: packageName ?? configuration.packageName, category: category, stringKeys: stringKeys)
    options.surfaces.append(contentsOf: configuration.surfaces)
    options.performing =
      switch performing {
      case .gap: .gap
      case .bridge: .bridge
      case nil: configuration.performing?.value ?? .gap
      }
    if performing == nil { options.configuredPerforming = configuration.performing }
    options.configuredHandlers = configuration.handlers
    for (intent, handler) in configuration.handlers { options.handlerClasses[intent.value] = handler.value }
    options.letsHandlersResolve = letsHandlersResolve
    options.writesSnippets = writesSnippets
    options.handlerClasses.merge(handlerClasses) { _, given in given }
    return options
  }

  /// What is asked for, declaration by declaration.
  private var surfaces: MigrationSurfaces {
    var surfaces = MigrationSurfaces()
    for name in controls {
      surfaces.intents.append(asking { $0.isForControls = true }, for: ConfiguredText(name))
    }
    for (name, type) in replacements.sorted(by: { $0.key < $1.key }) {
      surfaces.intents.append(asking { $0.replacement = ConfiguredText(type) }, for: ConfiguredText(name))
    }
    for dependency in optionDependencies {
      surfaces.intents.append(
        asking {
          $0.optionDependencies = [ConfiguredText(dependency.parameter): [ConfiguredText(dependency.other)]]
        }, for: ConfiguredText(dependency.intent))
    }
    for name in enumerableTypes.sorted() {
      surfaces.types.append(asking { $0.query = Configured(.enumerable) }, for: ConfiguredText(name))
    }
    return surfaces
  }

  private func asking<Surfaces: SurfaceSet>(_ change: (inout Surfaces) -> Void) -> Surfaces {
    var surfaces = Surfaces()
    change(&surfaces)
    return surfaces
  }
}
