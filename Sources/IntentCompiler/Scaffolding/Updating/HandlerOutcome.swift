internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What a handler has of the enumeration of outcomes and of the method that gives one.
enum HandlerOutcome {
  /// Nothing.
  case none
  /// A method that gives an enumeration.
  case scaffolded(ScaffoldedOutcome)
  /// A method of the name that gives something else.
  case foreign(SwiftMember)

  /// What a type has for a custom intent.
  init(of type: SwiftNominalType, for className: String, in index: SwiftSourceIndex) {
    let methods = (type.methods + index.inheritedMethods(of: type)).filter { member in
      member.method.name.value == "outcome" && [["of"], ["of", "completion"]].contains(member.method.labels)
        && member.method.parameterTypes.first.map { index.typeName($0, in: member.owner) } == className
    }
    guard let method = methods.first else {
      self = .none
      return
    }
    let enumerations = Self.answer(of: method.method).map { index.types(named: $0, in: method.owner) } ?? []
    if methods.count == 1, enumerations.count == 1, let declaration = enumerations.first?.declaration,
      declaration.kind == .enum
    {
      self = .scaffolded(ScaffoldedOutcome(method: method, enumeration: declaration))
    } else {
      self = .foreign(method)
    }
  }

  /// The name of the type that the method gives; nil where it gives none.
  private static func answer(of method: SwiftMethod) -> String? {
    if method.labels == ["of"] { return method.isAsync && !method.isThrowing ? method.result : nil }
    // For example `@escaping @Sendable (Outcome) -> Void`.
    guard let type = method.parameterTypes.last, let open = type.firstIndex(of: "("),
      let close = type[open...].firstIndex(of: ")"), type[close...].contains("->")
    else { return nil }
    let name = type[type.index(after: open)..<close].filter { !$0.isWhitespace }
    return name.isEmpty ? nil : String(name)
  }
}

/// The enumeration of a handler's outcomes, and the method that gives one.
struct ScaffoldedOutcome {
  /// The method `outcome(of:)`.
  let method: SwiftMember

  /// The enumeration.
  let enumeration: SwiftTypeDeclaration

  /// In which form the method is written.
  var style: HandlerOptions.Style { method.method.isAsync ? .async : .completion }

  /// Whether the enumeration has exactly the given cases, with their values.
  func has(exactly cases: [OutcomeCase]) -> Bool {
    let own = enumeration.cases.map { [$0.name.value] + $0.labels }
    return Set(own) == Set(cases.map { [$0.name] + $0.labels }) && own.count == cases.count
  }
}
