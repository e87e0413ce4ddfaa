internal import HandlerSources
internal import SwiftSourceReader

extension IntentHandler {
  /// The declaration that members go into: the one that has most of the handler's methods, else the one that names the
  /// protocol, else that of the type.
  ///
  /// One that is compiled under a condition which the conformance does not have is no place for a method.
  var memberDeclaration: SwiftTypeDeclaration {
    let conforming = type.declarations.first { $0.names(protocolName) } ?? type.declaration
    let candidates = type.declarations.filter { declaration in
      declaration.conditions.allSatisfy { condition in conforming.conditions.contains(where: condition.isSame) }
        && !(type.declaration.isGeneric && declaration.kind == .extension)
    }
    let counts = candidates.map { declaration in implemented.count { $0.owner == declaration } }
    guard let most = counts.max(), most > 0 else { return conforming }
    let best = zip(candidates, counts).filter { $0.1 == most }.map(\.0)
    return best.contains(conforming) ? conforming : best.first ?? conforming
  }
}
