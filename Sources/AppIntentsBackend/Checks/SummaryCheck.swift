import SwiftCode

/// A summary is one expression: conditions with both sides, switches with a default, and parameters that the intent has.
enum SummaryCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.visits.flatMap { file, visit -> [MigrationFault] in
      guard case .declaration(.variable(let variable)) = visit.node, variable.name == "parameterSummary",
        let type = visit.enclosingType
      else { return [] }
      let statements: [Statement] =
        switch variable.getter {
        case .line(let value)?: [.expression(value)]
        case .block(let statements)?: statements.filter(\.isCode)
        case nil: []
        }
      return SummaryReader(type).messages(of: statements).map { fault($0, file, visit) }
    }
  }
}

/// Reads the summary of a type.
private struct SummaryReader {
  /// The types of the parameters, by name.
  let parameters: [String: TypeExpression]

  init(_ type: TypeDeclaration) {
    var parameters: [String: TypeExpression] = [:]
    for case .variable(let variable) in type.members {
      guard variable.attributes.flatMap(\.attributes).contains(where: { $0.name == "Parameter" }) else { continue }
      parameters[variable.name] = variable.type
    }
    self.parameters = parameters
  }

  /// What is wrong with a block that has to be one summary.
  func messages(of statements: [Statement]) -> [String] {
    guard statements.count == 1, case .expression(.call(let call)) = statements[0] else {
      return ["a block has \(statements.count) summaries"]
    }
    switch call.function {
    case .name("Summary"): return summaryMessages(call)
    case .name("When"): return conditionMessages(call)
    case .name("Switch"): return switchMessages(call)
    default: return ["a block has something else than a summary"]
    }
  }

  private func summaryMessages(_ call: FunctionCall) -> [String] {
    var names: [String] = []
    if case .interpolation(let string)? = call.arguments.first?.value {
      for case .value(let arguments) in string.segments {
        guard case .projectedKeyPath(let name)? = arguments.first?.value, arguments.count == 1 else {
          return ["a summary has a value that is no parameter"]
        }
        names.append(name)
      }
    }
    for statement in call.trailingClosure?.statements ?? [] {
      guard case .expression(.projectedKeyPath(let name)) = statement else {
        return ["a summary lists something else than parameters"]
      }
      names.append(name)
    }
    let strange = names.filter { parameters[$0] == nil }.map { "there is no parameter '\($0)'" }
    return strange + (Set(names).count == names.count ? [] : ["a summary has a parameter twice"])
  }

  private func conditionMessages(_ call: FunctionCall) -> [String] {
    guard let closure = call.trailingClosure, call.furtherClosures.map(\.label) == ["otherwise"] else {
      return ["a condition has no other side"]
    }
    return subjectMessages(call) + messages(of: closure.statements)
      + call.furtherClosures.flatMap { messages(of: $0.closure.statements) }
  }

  private func subjectMessages(_ call: FunctionCall) -> [String] {
    guard case .projectedKeyPath(let name)? = call.arguments.first?.value, let type = parameters[name] else {
      return ["a condition is about something else than a parameter"]
    }
    if case .optional = type { return [] }
    // The compiler does not know the enumeration from a value that has to be there.
    guard call.arguments.count == 3, case .implicitMember = call.arguments[2].value,
      call.arguments[1].value != .implicitMember("oneOf")
    else { return [] }
    return ["the value of a condition on '\(name)' has no type"]
  }

  private func switchMessages(_ call: FunctionCall) -> [String] {
    let calls = (call.trailingClosure?.statements ?? []).map { statement in
      if case .expression(.call(let call)) = statement { call } else { FunctionCall(.nil) }
    }
    let cases = calls.prefix { $0.function == .name("Case") }
    var messages: [String] = []
    if !(1...15).contains(cases.count) {
      messages.append("a switch has \(cases.count) cases")
    }
    if calls.dropFirst(cases.count).map(\.function) != [.name("DefaultCase")] {
      messages.append("a switch has no default at its end")
    }
    if cases.indices.contains(where: { index in cases[..<index].contains { $0.arguments == cases[index].arguments } }) {
      messages.append("a switch has a case twice")
    }
    if case .projectedKeyPath(let name)? = call.arguments.first?.value, parameters[name] != nil {
    } else {
      messages.append("a switch is about something else than a parameter")
    }
    return messages + calls.flatMap { self.messages(of: $0.trailingClosure?.statements ?? []) }
  }
}
