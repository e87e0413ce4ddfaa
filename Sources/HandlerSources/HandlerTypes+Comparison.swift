internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The types that handle an intent, held against its protocol, in the order of the sources.
  package mutating func handlers(of intent: HandledIntent) -> [IntentHandler] {
    var handlers: [IntentHandler] = []
    for protocolName in intent.protocolNames {
      let types = types(conformingTo: protocolName).filter { type in
        !handlers.contains { $0.type.declaration == type.declaration }
      }
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
    let implemented = type.methods.filter { member in
      intent.methods.contains { $0.form(of: member.method) != nil } && mayTake(intent, member, in: type)
    }
    var handler = IntentHandler(
      type: type, protocolName: protocolName, standing: standing, implemented: implemented,
      superfluous: standing.isSettled ? superfluousMethods(of: type, for: intent) : [])
    if standing.isSettled {
      handler.outdatedResponses = outdatedResponses(in: type, of: intent, methods: implemented)
    }
    guard standing != .inherited, !standing.isImpossible else { return handler }
    let methods = methods(of: type)
    for requirement in intent.methods {
      let named = (methods[requirement.name] ?? []).compactMap {
        member -> (member: SwiftMember, form: HandlerForm, flaw: HandlerFlaw?)? in
        guard let form = requirement.form(of: member.method), mayTake(intent, member, in: type) else { return nil }
        return (member, form, flaw(of: member, as: form, for: requirement, of: intent, in: type))
      }
      let sound = named.filter { $0.flaw == nil }.map(\.member)
      if named.isEmpty {
        handler.missing.append(
          IntentHandler.MissingMethod(requirement: requirement, hint: requirement.hint(at: methods)))
      } else if sound.isEmpty {
        guard standing.isSettled else { continue }
        for case (let member, let form, let flaw?) in named {
          handler.mismatched.append(
            IntentHandler.MismatchedMethod(
              member: member, requirement: requirement,
              message: "'\(member.method.fullName)' " + flaw.predicate(protocolName), hint: flaw.hint(form.text)))
        }
      } else if !isAlwaysThere(sound, in: type, protocolName) {
        let conformances = handler.conformances
        let isAbsent =
          handler.hasAlternatives && sound.allSatisfy { conformances.contains($0.owner) }
          && !conformances.allSatisfy { conformance in sound.contains { $0.owner == conformance } }
        handler.conditional.append(
          IntentHandler.ConditionalMethod(requirement: requirement, members: sound, isAbsentElsewhere: isAbsent))
      }
    }
    return handler
  }

  // MARK: Conditions

  /// Whether one of some methods is compiled wherever the type conforms.
  private func isAlwaysThere(_ members: [SwiftMember], in type: SwiftNominalType, _ protocolName: String) -> Bool {
    let naming = type.declarations.filter { $0.names(protocolName) }
    let files = Dictionary(grouping: members) { $0.owner.source.path }
    return (naming.isEmpty ? [type.declaration] : naming).allSatisfy { conforming in
      let known = type.declaration.conditions + conforming.conditions
      return files.values.contains { members in
        SwiftCondition.alwaysApply(
          members.map { member in
            (member.owner.conditions + member.method.conditions).filter { condition in
              !known.contains(where: condition.isSame)
            }[...]
          })
      }
    }
  }

  // MARK: Standing

  private func standing(
    of type: SwiftNominalType, _ protocolName: String, among names: Set<String>
  ) -> IntentHandler.Standing {
    let inherits = type.declarations.contains { declaration in
      declaration.inheritedTypes.contains { names.contains(index.typeName($0.value, in: declaration)) }
    }
    if inherits { return .inherited }
    guard isCertain(type, conformsTo: protocolName) else { return .ambiguous }
    if let obstacle = obstacle(to: type, protocolName) { return .impossible(obstacle) }
    return gap(in: type).map { .obscured($0) } ?? .known
  }

  /// Why a type cannot conform to a protocol of Objective-C; nil where nothing stands in the way, as far as is known.
  private func obstacle(to type: SwiftNominalType, _ protocolName: String) -> String? {
    switch type.declaration.kind {
    case .struct, .enum:
      return "is \(type.declaration.kind == .enum ? "an enumeration" : "a structure"), and only classes handle intents"
    case .actor where !type.declaration.names("NSObject"):
      return "is an actor, and only classes handle intents"
    case .class:
      if hasKnownRoot(type) { return "does not inherit from 'NSObject', as a handler must" }
      if type.declaration.isGeneric, !type.declaration.names(protocolName),
        type.extensions.contains(where: { $0.names(protocolName) })
      {
        return "is generic, and conforms in an extension, where no generic class can"
      }
      return nil
    case .actor, .protocol, .extension: return nil
    }
  }

  // MARK: Intents

  /// Whether a method may take the class of an intent: a type may handle several intents by methods that differ in the
  /// class alone, and a name that nobody knows may stand for any.
  private func mayTake(_ intent: HandledIntent, _ member: SwiftMember, in type: SwiftNominalType) -> Bool {
    guard let name = intentName(of: member) else { return true }
    if intent.classNames.contains(name) { return true }
    return name != "INIntent" && !isIntentClass(name) && types(named: name).isEmpty
      && !type.declarations.contains { $0.names(name + "Handling") }
  }

  /// The name of the type of a method's first parameter, which may be an intent.
  func intentName(of member: SwiftMember) -> String? {
    guard let text = member.method.parameterTypes.first else { return nil }
    if case .named(let name, _) = SwiftWrittenType(text).unwrapped { return index.typeName(name, in: member.owner) }
    return index.typeName(text, in: member.owner)
  }
}
