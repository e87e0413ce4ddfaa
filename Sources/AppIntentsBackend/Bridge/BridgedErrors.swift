import IntentSemantics
import SwiftCode

/// What leads from what a handler says to the errors of an action.
///
/// For example: `init(crewReason reason: Int) { … }`
struct BridgedErrors {
  /// The errors.
  let errors: IntentErrors

  private var structure: IntentStructure { errors.structure }

  /// The initialisers, one for each parameter whose values are refused for reasons.
  var initializers: [Declaration] {
    guard structure.migrated.isBridged else { return [] }
    return structure.intent.parameters.compactMap(initializer)
  }

  private func initializer(of parameter: Parameter) -> Declaration? {
    guard let label = Self.label(of: parameter), let general = general(of: parameter) else { return nil }
    let reasons = reasons(of: parameter)
    let cases = reasons.compactMap { error -> SwitchCase? in
      guard let code = error.code else { return nil }
      let arguments = errors.arguments(of: error).items.map { Argument($0.name, .name($0.name)) }
      let value = Expression.implicitMember(error.name)
      return SwitchCase(
        Self.pattern(for: code),
        [.assignment(to: .selfReference, arguments.isEmpty ? value : .call(value, arguments))])
    }
    let name = structure.intent.unsupportedReasonName(of: parameter)
    let reason = "reason".unlike(Set(items(of: parameter).map(\.name)))
    return .initializer(
      InitializerDeclaration(
        parameters: [FunctionParameter(label: .word(label), reason, .named("Int"))]
          + items(of: parameter).map { FunctionParameter($0.name, IntentErrors.type(of: $0)) },
        body: [
          .switch(
            .call(.name(name), [Argument("rawValue", .name(reason))]),
            cases + [SwitchCase(.default, [.assignment(to: .selfReference, .implicitMember(general.name))])])
        ]))
  }

  /// A reason where there may be none: an optional has cases of two names itself.
  private static func pattern(for code: String) -> SwitchCase.Pattern {
    guard ["none", "some"].contains(code) else { return .enumCases([code]) }
    return .value(.call(.implicitMember("some"), [Argument(.implicitMember(code))]))
  }

  /// The values that the reasons of a parameter need, each once.
  func items(of parameter: Parameter) -> [SentenceArguments.Item] {
    var items: [SentenceArguments.Item] = []
    for item in reasons(of: parameter).flatMap({ errors.arguments(of: $0).items })
    where !items.contains(where: { $0.name == item.name }) {
      items.append(item)
    }
    return items
  }

  /// What the closure for a refused value gives.
  func refusal(of parameter: Parameter, _ sentences: BridgedSentences, record: inout MigrationRecord) -> Closure {
    let name = Expression.name(structure.migrated.errorName)
    guard let label = Self.label(of: parameter) else {
      return Closure(parameters: ["_"], value: .member(name, general(of: parameter)?.name ?? parameter.name))
    }
    var arguments = [Argument(label, .name("$0"))]
    for item in items(of: parameter) {
      arguments.append(Argument(item.name, sentences.expression(for: item.token, record: &record)))
    }
    return Closure(value: .call(name, arguments))
  }

  /// The error for a failure of no particular kind.
  private var failure: IntentErrors.Failure? {
    errors.errors.first { $0.parameter == nil && $0.code == BuiltInResponseCode.failure.name }
  }

  /// The errors for response codes, with the name of the code.
  var codes: [(code: String, error: IntentErrors.Failure)] {
    errors.errors.compactMap { error in
      error.parameter == nil ? error.code.map { ($0, error) } : nil
    }
  }

  /// An error with its values.
  func value(of error: IntentErrors.Failure, _ sentences: BridgedSentences, record: inout MigrationRecord) -> Expression
  {
    let name = Expression.member(.name(structure.migrated.errorName), error.name)
    var arguments: [Argument] = []
    for item in errors.arguments(of: error).items {
      arguments.append(Argument(item.name, sentences.expression(for: item.token, record: &record)))
    }
    return arguments.isEmpty ? name : .call(name, arguments)
  }

  /// The error for a failure of no particular kind, with its values.
  func generalFailure(_ sentences: BridgedSentences, record: inout MigrationRecord) -> Expression {
    failure.map { value(of: $0, sentences, record: &record) }
      ?? .member(.name("SiriKitBridgeError"), "noOutput")
  }

  private func reasons(of parameter: Parameter) -> [IntentErrors.Failure] {
    errors.errors.filter { $0.parameter?.name == parameter.name && $0.code != nil }
  }

  private func general(of parameter: Parameter) -> IntentErrors.Failure? {
    errors.errors.first { $0.parameter?.name == parameter.name && $0.code == nil }
  }

  private static func label(of parameter: Parameter) -> String? {
    parameter.unsupportedReasons.isEmpty || !parameter.supportsResolution ? nil : parameter.name + "Reason"
  }
}
