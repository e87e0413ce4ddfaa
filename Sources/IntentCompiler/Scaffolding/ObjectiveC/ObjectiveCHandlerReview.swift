internal import HandlerSources
internal import ObjectiveCBackend

/// A handler in Objective-C that is there, with all that is not as the definition of its intent has it.
struct ObjectiveCHandlerReview: HandlerStanding {
  /// The intent.
  let wanted: WantedHandler

  /// The handler.
  let handler: ObjectiveCIntentHandler

  /// The methods that it lacks; where not everything is known of it, some may be there all the same.
  let lacking: [ObjectiveCIntentHandler.MissingMethod]

  /// A handler of an intent.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - wanted: The intent.
  ///   - backend: What knows a new handler.
  ///   - expectsOptional: Whether it is to have also the methods that it need not have but a new one has.
  init(
    _ handler: ObjectiveCIntentHandler, of wanted: WantedHandler, backend: ObjectiveCHandlerBackend,
    expectsOptional: Bool
  ) {
    self.handler = handler
    self.wanted = wanted
    let names = expectsOptional ? wanted.selectors(with: backend) : []
    lacking = handler.missing.filter { $0.requirement.isRequired || names.contains($0.requirement.selector) }
  }

  /// Whether all of its methods are known.
  var isKnown: Bool { handler.standing == .known }

  var isDoubtful: Bool {
    handler.standing == .unimplemented || !handler.imbalances.isEmpty || !isKnown && !lacking.isEmpty
      || handler.conditional.contains(where: \.requirement.isRequired)
  }

  var isMendable: Bool { isKnown && !lacking.isEmpty && !handler.isAdoptedInSwift }

  var isInStepOnceUpdated: Bool {
    handler.superfluous.isEmpty && handler.mismatched.isEmpty && handler.outdatedResponses.isEmpty
  }

  var isInStep: Bool { lacking.isEmpty && isInStepOnceUpdated }
}
