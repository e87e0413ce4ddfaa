internal import HandlerBackend
internal import HandlerSources

/// A handler in Swift that is there, with all that is not as the definition of its intent has it.
struct HandlerReview: HandlerStanding {
  /// The intent.
  let wanted: WantedHandler

  /// The handler.
  let handler: IntentHandler

  /// The methods that it lacks; where not everything is known of it, some may be there all the same.
  let lacking: [IntentHandler.MissingMethod]

  /// The methods that it is to have and that are there under some conditions only.
  let conditional: [IntentHandler.ConditionalMethod]

  /// How its outcomes stand to the response codes; nil where it has no enumeration of them.
  let outcome: OutcomeComparison?

  /// A handler of an intent.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - wanted: The intent.
  ///   - sources: The sources that the handler is from.
  ///   - backend: What knows a new handler.
  ///   - expectsOptional: Whether it is to have also the methods that it need not have but a new one has.
  init(
    _ handler: IntentHandler, of wanted: WantedHandler, in sources: SwiftSources, backend: HandlerBackend,
    expectsOptional: Bool
  ) {
    self.handler = handler
    self.wanted = wanted
    let names = expectsOptional ? wanted.methodNames(with: backend) : []
    lacking = handler.missing.filter { $0.requirement.isRequired || names.contains($0.requirement.name) }
    conditional = handler.conditional.filter { method in
      method.requirement.isRequired || method.isAbsentElsewhere && names.contains(method.requirement.name)
    }
    outcome =
      handler.standing == .known ? OutcomeComparison(of: handler, for: wanted, in: sources, backend: backend) : nil
  }

  /// Whether all of its methods are known.
  var isKnown: Bool { handler.standing == .known }

  /// Whether it may have all that is asked for, and nothing tells.
  var isDoubtful: Bool { !isKnown && !lacking.isEmpty || !conditional.isEmpty }

  /// Whether an update adds something to it.
  var isMendable: Bool { isKnown && (!lacking.isEmpty || outcome?.isMendable == true) }

  /// Whether everything is as the definition has it once an update has added what it can.
  var isInStepOnceUpdated: Bool {
    handler.superfluous.isEmpty && handler.mismatched.isEmpty && handler.obstacle == nil
      && handler.outdatedResponses.isEmpty && !conditional.contains(where: \.isAbsentElsewhere)
      && outcome.map { $0.lost.isEmpty && $0.changed.isEmpty && ($0.gained.isEmpty || $0.isMendable) } != false
  }

  /// Whether everything is as the definition has it, as far as is known.
  var isInStep: Bool { lacking.isEmpty && outcome?.isInStep != false && isInStepOnceUpdated }
}
