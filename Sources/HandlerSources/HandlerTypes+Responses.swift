internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The places where a handler makes a response of an intent with other values than the sentence of its code speaks.
  ///
  /// Those count that name the class of the response, and those that give a response to the system.
  func outdatedResponses(
    in type: SwiftNominalType, of intent: HandledIntent, methods: [SwiftMember]
  ) -> [ResponseUse] {
    guard let className = intent.responseClassName else { return [] }
    let own = ownFactories(of: className)
    return type.declarations.flatMap { declaration -> [ResponseUse] in
      let tokens = SwiftTokenText(declaration.body, of: declaration.source).tokens
      let answering = methods.filter {
        $0.owner == declaration && ["handle", "confirm"].contains($0.method.name.value)
      }
      .compactMap(\.method.body?.offsets)
      return FactoryCall.all(in: tokens).compactMap { call -> ResponseUse? in
        guard let labels = intent.responseLabels[call.name], labels != call.labels, !own.contains(call.fullName),
          call.isOn(className, in: tokens)
            || answering.contains(where: { call.isAnswer(of: $0, in: tokens) })
        else { return nil }
        let location = SourceLocation(file: declaration.source, range: SourceRange(call.range))
        guard let labels else {
          return ResponseUse(
            location: location,
            message: "'\(className)' has no method '\(call.fullName)': the sentence speaks no values",
            hint: "give '\(className)(code: .\(call.name), userActivity: nil)'")
        }
        let expected = FactoryCall.fullName(call.name, labels)
        return ResponseUse(
          location: location, message: "'\(className)' has no method '\(call.fullName)', but '\(expected)'",
          hint: "give it the values that the sentence speaks now")
      }
    }
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
