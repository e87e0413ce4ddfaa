internal import IntentModel
internal import SourceDiagnostics

/// The parameters of an intent by name, with their types, before they are lowered one by one.
struct ParameterScope {
  /// The intent's name, for messages.
  let owner: Located<String>

  /// The types of the parameters whose types could be resolved.
  let types: [String: ValueType]

  /// The names of all parameters.
  let names: Set<String>

  /// The names of the parameters whose types could not be resolved.
  let faultyNames: Set<String>

  /// Whether `names` has all of them: where a name could not be read, nothing is known to be missing.
  let isComplete: Bool

  /// The names of the parameters that hold several values.
  let arrays: Set<String>

  /// Whether the definition is of model 1.2, where each parameter says itself whether it is configurable.
  let saysConfigurable: Bool

  /// The scope of an intent; identifiers, duplicates, inherited names and types are checked here.
  init(_ intent: IntentEntry, owner: Located<String>, in context: inout LoweringContext) {
    self.owner = owner
    var members = MemberNames(kind: "parameter", owner: owner.value, baseClass: .intent)
    var types: [String: ValueType] = [:]
    var names: Set<String> = []
    var arrays: Set<String> = []
    for entry in intent.parameters {
      guard let name = entry.name else { continue }
      names.insert(name.value)
      guard context.checkIdentifier(name) else { continue }
      members.add(name, in: &context)
      if entry.supportsMultipleValues?.value ?? false {
        arrays.insert(name.value)
      }
      if let type = entry.typeEntry.lowered(in: &context) {
        types[name.value] = type
      }
    }
    self.types = types
    self.names = names
    self.arrays = arrays
    isComplete = intent.knowsAllParameterNames
    faultyNames = names.subtracting(types.keys)
    saysConfigurable = context.document.modelVersion == .xcode12
  }

  /// The scope of a customised system intent, whose parameters the framework types: tokens may name each of them.
  init(systemIntent intent: IntentEntry, owner: Located<String>) {
    self.owner = owner
    names = Set(intent.parameters.compactMap { $0.name?.value })
    types = Dictionary(uniqueKeysWithValues: names.map { ($0, ValueType.untypedObject) })
    arrays = []
    isComplete = intent.knowsAllParameterNames
    faultyNames = []
    saysConfigurable = false
  }

  /// Whether people can edit a parameter: models 1.0 and 1.1 leave it to the intent.
  func isConfigurable(_ parameter: ParameterEntry, in intent: IntentEntry) -> Bool {
    saysConfigurable ? parameter.configurable?.value ?? false : intent.configurable?.value ?? false
  }
}
