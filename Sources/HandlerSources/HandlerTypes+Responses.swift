internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The places where a handler makes a response of an intent with other values than the sentence of its code speaks.
  ///
  /// Those count that name the class of the response, and those that give a response to the system.
  mutating func outdatedResponses(
    in type: SwiftNominalType, of intent: HandledIntent, methods: [SwiftMember]
  ) -> [ResponseUse] {
    guard let className = intent.responseClassName else { return [] }
    var uses: [ResponseUse] = []
    var own: Set<String>?
    for declaration in type.declarations {
      let answering = methods.filter {
        $0.owner == declaration && ["handle", "confirm"].contains($0.method.name.value)
      }
      .compactMap(\.method.body?.offsets)
      for call in factoryCalls(in: declaration) {
        guard let labels = intent.responseLabels[call.name], labels != call.labels,
          call.isOn(className) || answering.contains(where: call.isAnswer)
        else { continue }
        let known = own ?? ownFactories(of: className)
        own = known
        if known.contains(call.fullName) { continue }
        let location = SourceLocation(file: declaration.source, range: SourceRange(call.range))
        uses.append(Self.use(of: call, on: className, labels: labels, at: location))
      }
    }
    return uses
  }

  /// What is to be said of a call with other labels than those of the method; nil for those where there is no method.
  private static func use(
    of call: FactoryCall, on className: String, labels: [String]?, at location: SourceLocation
  ) -> ResponseUse {
    guard let labels else {
      return ResponseUse(
        location: location,
        message: "'\(className)' has no method '\(call.fullName)': the sentence speaks no values",
        hint: "give '\(className)(code: .\(call.name), userActivity: nil)'")
    }
    let expected = SwiftMethod.fullName(call.name, labels)
    return ResponseUse(
      location: location, message: "'\(className)' has no method '\(call.fullName)', but '\(expected)'",
      hint: "give it the values that the sentence speaks now")
  }

  /// The methods that extensions of a response give it.
  private func ownFactories(of className: String) -> Set<String> {
    let extensions =
      types(named: className).flatMap(\.extensions)
      + index.strayExtensions.filter {
        $0.name.value.lastNamePart == className
      }
    return Set(extensions.flatMap(\.methods).map(\.fullName))
  }
}
