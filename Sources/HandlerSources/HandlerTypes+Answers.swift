internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The methods of a handler that answer with another type than the protocol asks for, which the compiler does not take:
  /// the type of the parameter has changed, or it has got reasons of its own to be refused.
  func mismatchedMethods(among members: [SwiftMember], of intent: HandledIntent) -> [IntentHandler.MismatchedMethod] {
    members.compactMap { member in
      guard let requirement = intent.methods.first(where: { $0.isImplemented(by: member.method) }),
        let expected = requirement.answer, let answer = answer(of: member),
        answer.names.first?.isAnswer == true, expected != answer,
        // A name that nobody knows may stand for the very type.
        answer.names.dropFirst().allSatisfy(isKnown)
      else { return nil }
      return IntentHandler.MismatchedMethod(member: member, answer: answer.text, expected: expected.text)
    }
  }

  private func isKnown(_ name: String) -> Bool {
    !types(named: name).isEmpty || ["IN", "NS", "CL"].contains(where: name.hasPrefix)
  }

  /// What a method gives, or its completion handler takes; nil where it gives nothing.
  private func answer(of member: SwiftMember) -> HandlingAnswer? {
    guard let text = member.method.isAsync ? member.method.result : member.method.firstCompletionType else {
      return nil
    }
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    return HandlingAnswer(
      names: names.filter { $0 != "any" }.map { index.typeName($0, in: member.owner) }, isArray: text.hasPrefix("["))
  }
}

extension SwiftMethod {
  /// The type of the first value that the completion handler takes, for example `INStringResolutionResult`.
  fileprivate var firstCompletionType: String? {
    guard let type = parameterTypes.last, let open = type.firstIndex(of: "("), type.contains("->") else { return nil }
    let values = type[type.index(after: open)...].prefix { $0 != ")" && $0 != "," }
    return values.isEmpty ? nil : values.filter { !$0.isWhitespace }
  }
}

extension String {
  /// Whether it is the name of a type that only methods of handlers answer with.
  fileprivate var isAnswer: Bool { hasSuffix("ResolutionResult") || self == "INObjectCollection" }
}
