internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The types that handle an intent, held against its protocol, in the order of the sources.
  package mutating func handlers(of intent: HandledIntent) -> [IntentHandler] {
    var handlers: [IntentHandler] = []
    for protocolName in intent.protocolNames {
      let types = types(conformingTo: protocolName)
      let names = Set(types.map(\.declaration.qualifiedName.lastNamePart))
      for type in types {
        handlers.append(handler(type, of: intent, protocolName, among: names))
      }
    }
    return handlers
  }

  private mutating func handler(
    _ type: SwiftNominalType, of intent: HandledIntent, _ protocolName: String, among names: Set<String>
  ) -> IntentHandler {
    let standing = standing(of: type, protocolName, among: names)
    var missing: [IntentHandler.MissingMethod] = []
    if standing != .inherited {
      let methods = methods(of: type)
      missing = intent.methods.filter { requirement in
        !(methods[requirement.name] ?? []).contains {
          requirement.isImplemented(by: $0.method) && mayTake(intent, $0, in: type)
        }
      }.map { IntentHandler.MissingMethod(requirement: $0, hint: $0.hint(at: methods)) }
    }
    let implemented = type.methods.filter { member in
      intent.methods.contains { $0.isImplemented(by: member.method) } && mayTake(intent, member, in: type)
    }
    return IntentHandler(
      type: type, protocolName: protocolName, standing: standing, missing: missing, implemented: implemented,
      superfluous: standing == .ambiguous ? [] : superfluousMethods(of: type, for: intent))
  }

  private func standing(
    of type: SwiftNominalType, _ protocolName: String, among names: Set<String>
  ) -> IntentHandler.Standing {
    let inherits = type.declarations.contains { declaration in
      declaration.inheritedTypes.contains { names.contains(index.typeName($0.value, in: declaration)) }
    }
    if inherits { return .inherited }
    guard isCertain(type, conformsTo: protocolName) else { return .ambiguous }
    return gap(in: type).map { .obscured($0) } ?? .known
  }

  /// Whether a method may take the class of an intent: a type may handle several intents by methods that differ in the
  /// class alone, and a name that nobody knows may stand for any.
  private func mayTake(_ intent: HandledIntent, _ member: SwiftMember, in type: SwiftNominalType) -> Bool {
    guard let name = intentName(of: member) else { return true }
    if intent.classNames.contains(name) { return true }
    return !isIntentClass(name) && types(named: name).isEmpty
      && !type.declarations.contains { $0.names(name + "Handling") }
  }

  /// The name of the type of a method's first parameter, which may be an intent.
  func intentName(of member: SwiftMember) -> String? {
    member.method.parameterTypes.first.map { index.typeName($0, in: member.owner) }
  }
}
