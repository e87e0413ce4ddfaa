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
    // Who asks for gaps by hand knows that no handler is asked, whatever is said of handlers for other runs.
    let handlers = performing == .gap ? [:] : configuration.handlers
    options.configuredHandlers = handlers
    for (intent, handler) in handlers { options.handlerClasses[intent.value] = handler.value }
    options.letsHandlersResolve = letsHandlersResolve
    options.isNonisolated = isNonisolated
    options.isConditional = isConditional ?? configuration.isConditional
    options.writesSnippets = writesSnippets
    options.handlerClasses.merge(handlerClasses) { _, given in given }
    return options
  }

  /// What is asked for, declaration by declaration.
  private var surfaces: MigrationSurfaces {
    var surfaces = MigrationSurfaces()
    for name in controls {
      let option = "--control \(name)"
      surfaces.intents.append(
        asking { $0.isForControls = Configured(true, option: option) }, for: Configured(name, option: option))
    }
    for (name, type) in replacements.sorted(by: { $0.key < $1.key }) {
      let option = "--replacement \(name)=\(type)"
      surfaces.intents.append(
        asking { $0.replacement = Configured(type, option: option) }, for: Configured(name, option: option))
    }
    for dependency in optionDependencies {
      let (intent, parameter, other) = (dependency.intent, dependency.parameter, dependency.other)
      let option = "--dependency \(intent).\(parameter)=\(other)"
      surfaces.intents.append(
        asking {
          $0.optionDependencies = [Configured(parameter, option: option): [Configured(other, option: option)]]
        }, for: Configured(intent, option: option))
    }
    for name in enumerableTypes.sorted() {
      let option = "--enumerable \(name)"
      surfaces.types.append(
        asking { $0.query = Configured(.enumerable, option: option) }, for: Configured(name, option: option))
    }
    return surfaces
  }

  private func asking<Surfaces: SurfaceSet>(_ change: (inout Surfaces) -> Void) -> Surfaces {
    var surfaces = Surfaces()
    change(&surfaces)
    return surfaces
  }
}
