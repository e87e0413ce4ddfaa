internal import SourceDiagnostics
package import SwiftSourceReader

extension IntentHandler {
  /// How to go on with a superfluous method that was probably meant for one which is missing; nil where none is.
  package func hint(about superfluous: SwiftMember) -> String? {
    let name = superfluous.method.name.value
    if let spelling = Spelling.hint(for: name, among: missing.map(\.requirement.name).filter { $0 != name }) {
      return spelling
    }
    guard let successor = successor(of: superfluous) else { return nil }
    return successor.name == name
      ? "it has to be '\(successor.fullName)' now" : "if its parameter was renamed, call it '\(successor.name)'"
  }

  /// The missing method that a superfluous one was probably meant for: one of its name with other labels, one of almost the
  /// same name, or the only one that does the same for another parameter, as after a change of the parameter's name.
  package func successor(of superfluous: SwiftMember) -> HandlerRequirement? {
    let method = superfluous.method
    let requirements = missing.map(\.requirement)
    if let same = requirements.first(where: { $0.name == method.name.value }) { return same }
    if let meant = Spelling.suggestion(for: method.name.value, among: requirements.map(\.name)) {
      return requirements.first { $0.name == meant }
    }
    let candidates = requirements.filter { Self.isAlike($0, method) }
    guard let first = candidates.first, candidates.count == 1,
      self.superfluous.count(where: { Self.isAlike(first, $0.method) }) == 1
    else { return nil }
    return first
  }

  /// Whether a method is named like one of the protocol, apart from the parameter, and answers with the same.
  private static func isAlike(_ requirement: HandlerRequirement, _ method: SwiftMethod) -> Bool {
    guard let kind = ["resolve", "provide", "default"].first(where: method.name.value.hasPrefix),
      requirement.name.hasPrefix(kind), let form = requirement.forms.first(where: { $0.labels == method.labels })
    else { return false }
    let own = form.isCompletion ? method.parameterTypes.last : method.result
    let expected = form.isCompletion ? form.furtherTypes.last : form.result
    guard let own, let expected else { return false }
    return answers(SwiftWrittenType(own)) == answers(expected)
  }

  /// The names of what a method answers with; a class of results for one parameter alone is named after it.
  private static func answers(_ type: SwiftWrittenType) -> [String] {
    type.names.map { $0.hasSuffix("ResolutionResult") && !$0.hasPrefix("IN") ? "ResolutionResult" : $0 }
  }
}
