internal import HandlerSources
package import IntentSemantics

/// The names of the types that are generated for the definitions of a run, and of the intents of the system that these
/// customise.
package struct LegacyNames: Sendable {
  /// What a name stands for.
  struct Meaning: Sendable {
    /// What it is.
    let kind: LegacyUseKind
    /// The class of its declaration.
    let className: String
  }

  /// What each name stands for.
  private(set) var meanings: [String: Meaning] = [:]

  /// The intents as their handlers know them, with the class.
  private(set) var handled: [(className: String, intent: HandledIntent)] = []

  /// The names of some definitions, and of the intents of the system that a project supports without customising them.
  package init(_ programs: [IntentProgram], supported classNames: [String] = []) {
    for program in programs {
      for intent in program.intents { add(intent) }
      for enumeration in program.enumerations {
        add(enumeration.className, .enumeration)
        add(enumeration.resolutionResultName, .resolutionResult, of: enumeration.className)
      }
      for type in program.types {
        add(type.className, .object)
        add(type.resolutionResultName, .resolutionResult, of: type.className)
      }
      for intent in program.systemIntents { add(system: intent.className) }
    }
    for name in classNames where meanings[name] == nil && SystemIntentCatalogue.intent(named: name) != nil {
      add(system: name)
    }
  }

  private mutating func add(system className: String) {
    add(className, .intentClass)
    add(className + "Response", .responseClass, of: className)
    guard let known = SystemIntentCatalogue.intent(named: className) else { return }
    handled.append((className, HandledIntent(known)))
  }

  private mutating func add(_ intent: Intent) {
    add(intent.className, .intentClass)
    add(intent.responseClassName, .responseClass, of: intent.className)
    add(intent.responseCodeName, .responseClass, of: intent.className)
    add(intent.handlingProtocolName, .handlingProtocol, of: intent.className)
    for parameter in intent.parameters where parameter.hasOwnResolutionResult {
      add(intent.resolutionResultName(of: parameter), .resolutionResult, of: intent.className)
      add(intent.unsupportedReasonName(of: parameter), .unsupportedReason, of: intent.className)
    }
    handled.append((intent.className, HandledIntent(intent)))
  }

  private mutating func add(_ name: String, _ kind: LegacyUseKind, of className: String? = nil) {
    guard meanings[name] == nil else { return }
    meanings[name] = Meaning(kind: kind, className: className ?? name)
  }

  /// The class of the intent that a name is the class of; nil where it is that of none.
  func intentClass(_ name: String) -> String? {
    if meanings[name]?.kind == .intentClass { return name }
    return SystemIntentCatalogue.intent(named: name) == nil ? nil : name
  }

  /// The classes of all intents.
  var intentClasses: Set<String> { Set(meanings.filter { $0.value.kind == .intentClass }.keys) }
}
