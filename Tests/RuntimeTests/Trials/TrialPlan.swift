import HandlerTrials
import IntentSemantics

/// Everything that is tried with the handler of an intent, as the definition has it.
struct TrialPlan {
  /// The intent.
  let intent: Intent

  /// The definition's folder of translations, and the languages there.
  let tables: TranslationFolder

  let samples: SampleValues
  let surroundings: Surroundings
  let texts: SpokenTexts

  /// The trials of an intent.
  init(_ intent: Intent, of program: IntentProgram, tables: TranslationFolder) {
    self.intent = intent
    self.tables = tables
    samples = SampleValues(program: program)
    surroundings = Surroundings(intent: intent, samples: samples)
    texts = SpokenTexts(program: program)
  }

  /// The trials.
  var trials: [ExpectedTrial] {
    let resolved = intent.parameters.filter(\.supportsResolution)
    let dynamic = intent.parameters.filter(\.supportsDynamicOptions)
    return resolved.flatMap(resolutions) + dynamic.flatMap(options) + dynamic.flatMap(defaultValues)
      + (isHandled ? endings + confirmations + conversations + resolved.flatMap(conversations) : [])
  }

  /// Whether the intent is ever carried out; one that only configures a widget is not.
  var isHandled: Bool {
    !intent.isEligibleForWidgets || intent.isConfigurable || intent.isEligibleForSuggestions
  }

  /// The names of all codes of the response.
  var codes: [String] {
    Self.builtInCodes + intent.response.codes.map(\.name).filter { !Self.builtInCodes.contains($0) }
  }

  /// The codes that every response has.
  static let builtInCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  /// What the definition takes for the value at first; nil for nothing.
  func defaultValue(of parameter: Parameter) -> TrialValue? {
    guard !parameter.isArray else { return nil }
    switch (parameter.type, parameter.options) {
    case (.string, .string(let options)): return options.defaultValue.map { .text($0.text) }
    case (.boolean, .boolean(let options)): return options.defaultValue.map { .number($0 ? 1 : 0) }
    case (.enumeration(let reference), .enumeration(let name?)):
      let values = samples.program.enumerations.first { $0.name == reference.name }?.values ?? []
      return values.first { $0.name == name && $0.index != 0 }.map { .number(Double($0.index)) }
    default:
      return NumberBounds(parameter.type, parameter.options).defaultValue.map { .number($0) }
    }
  }

  /// Another value than the usual one.
  func value(_ number: Int, of parameter: Parameter) -> TrialValue {
    samples.value(number, of: parameter.type, parameter.options, named: parameter.name)
  }

  /// The answers that a scaffold proposes for a value besides its acceptance.
  func proposals(for parameter: Parameter) -> [(answer: String, name: String, reason: Int?)] {
    var proposals: [(String, String, Int?)] = []
    for (index, reason) in parameter.unsupportedReasons.enumerated() where !reason.isBuiltIn {
      proposals.append((".unsupported(forReason: .\(reason.code))", "unsupported", index + 1))
    }
    if parameter.prompts.contains(where: { $0.type == "Confirmation" }) {
      proposals.append((".confirmationRequired", "confirmationRequired", nil))
    }
    return proposals
  }

  /// Whether the definition has words for a choice among values that may be meant.
  func offersChoice(_ parameter: Parameter) -> Bool {
    switch parameter.type {
    case .integer, .decimal, .boolean, .timeInterval, .enumeration: false
    default:
      parameter.customizesDisambiguation || parameter.prompts.contains { $0.type.hasPrefix("Disambiguation") }
    }
  }
}
