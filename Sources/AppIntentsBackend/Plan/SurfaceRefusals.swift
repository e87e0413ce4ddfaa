import IntentSemantics

/// What is asked for and makes no sense, each with the reason.
struct SurfaceRefusals {
  /// What is asked of.
  let module: MigratedModule

  /// The refusals in a module.
  init(_ module: MigratedModule) {
    self.module = module
  }

  /// What is refused, declaration by declaration.
  var faults: [ConfigurationFault] {
    performingFaults + snippetFaults + resolutionFaults + dependencyFaults + module.intents.flatMap(faults(of:))
      + module.allTypes.flatMap(faults(of:))
      + module.enumerations.flatMap(faults(of:))
  }

  /// The bridge that a configuration asks for where there is none.
  private var performingFaults: [ConfigurationFault] {
    guard module.options.form == .compatible, let asked = module.options.configuredPerforming, asked.value == .bridge
    else { return [] }
    return [ConfigurationFault("the compatible form has gaps only", asked, hint: "use the modern form")]
  }

  /// The resolving of values that is to be left out where no handler would be asked for any.
  private var resolutionFaults: [ConfigurationFault] {
    guard !module.options.letsHandlersResolve, !module.asksHandlers else { return [] }
    return [
      ConfigurationFault(
        "no action asks a handler, so none resolves values", Configured(true, option: "--bridge-resolution none"),
        hint: "leave '--bridge-resolution' out, or ask for the bridge with '--perform bridge'")
    ]
  }
}

extension String {
  /// Whether it is the name of a type, perhaps one inside another.
  ///
  /// For example: `Kitchen`, `Kitchen.Oven`
  package var isTypeName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isIdentifier }
  }
}
