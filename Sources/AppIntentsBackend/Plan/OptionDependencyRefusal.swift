import IntentSemantics
import SourceDiagnostics

/// Why the handler of an intent cannot see values when it lists options.
struct OptionDependencyRefusal {
  /// The structure of the intent.
  let structure: IntentStructure

  private var name: String { structure.intent.name }

  /// What is refused.
  var faults: [ConfigurationFault] {
    structure.migrated.surfaces.optionDependencies.sorted { $0.key.value < $1.key.value }.flatMap { parameter, others in
      fault(of: parameter).map { [$0] } ?? others.compactMap { fault(of: $0, for: parameter) }
    }
  }

  private func fault(of parameter: ConfiguredText) -> ConfigurationFault? {
    guard let known = structure.parameter(named: parameter.value) else { return unknown(parameter) }
    guard structure.migrated.isBridged else {
      return ConfigurationFault(
        "'\(name)' asks no handler for the options of '\(parameter.value)'", parameter,
        hint: "the code that lists them is yours: a comment in it says how it gets other values")
    }
    guard BridgedOptions(of: structure.property(of: known)) != nil else {
      return ConfigurationFault("no handler lists options of '\(parameter.value)' of '\(name)'", parameter)
    }
    guard structure.options.has(.iOS17) else {
      return ConfigurationFault(
        "options can depend on other parameters from iOS 17 on", parameter,
        hint: "'--target iOS17.0' has no older systems")
    }
    return nil
  }

  private func fault(of other: ConfiguredText, for parameter: ConfiguredText) -> ConfigurationFault? {
    guard let known = structure.parameter(named: other.value) else { return unknown(other) }
    guard other.value != parameter.value else {
      return ConfigurationFault("the options of '\(parameter.value)' cannot depend on its own value", other)
    }
    guard structure.property(of: known).bridged.isBridgeable else {
      return ConfigurationFault("only the system makes values of '\(other.value)', so no handler gets one", other)
    }
    return nil
  }

  private func unknown(_ parameter: ConfiguredText) -> ConfigurationFault {
    ConfigurationFault(
      "'\(name)' has no parameter '\(parameter.value)'", parameter,
      hint: Spelling.hint(for: parameter.value, among: structure.intent.parameters.map(\.name)))
  }
}
