/// How a handler that is there stands to the definition of its intent.
protocol HandlerStanding {
  /// The intent.
  var wanted: WantedHandler { get }

  /// Whether it may have all that is asked for, and nothing tells.
  var isDoubtful: Bool { get }

  /// Whether an update adds something to it.
  var isMendable: Bool { get }

  /// Whether everything is as the definition has it once an update has added what it can.
  var isInStepOnceUpdated: Bool { get }

  /// Whether everything is as the definition has it, as far as is known.
  var isInStep: Bool { get }
}
