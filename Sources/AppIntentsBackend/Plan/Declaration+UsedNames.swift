import SwiftCode

extension Declaration {
  /// The names that another member of the same type would clash with or be hidden by: its own, and those of the constants
  /// and parameters of a method.
  var usedNames: Set<String> {
    switch self {
    case .variable(let variable): [variable.name]
    case .type(let type): [type.name]
    case .typeAlias(let alias): [alias.name]
    case .function(let function):
      (function.body ?? []).reduce(into: Set([function.name] + function.parameters.map(\.name))) { names, statement in
        names.formUnion(statement.boundNames)
      }
    default: []
    }
  }
}

extension Statement {
  /// The names that it gives values.
  fileprivate var boundNames: [String] {
    switch self {
    case .variable(let variable): [variable.name]
    case .guard(let conditions, else: _):
      conditions.compactMap { condition in
        if case .binding(let name, _) = condition { name } else { nil }
      }
    default: []
    }
  }
}
