import ObjectiveCCode

/// How a body gives its result.
enum HandlerReply {
  /// By the completion handler, with so many nulls behind the result.
  case completion(further: Int = 0)

  /// As an element of the results of an array, in a loop over its values.
  case element

  /// The result at the end of the body.
  func last(_ result: ObjectiveCExpression) -> [ObjectiveCStatement] {
    switch self {
    case .completion(let further):
      [.expression(.call("completion", [result] + Array(repeating: .nil, count: further)))]
    case .element: [.expression(.message(.name("results"), "addObject:", [result]))]
    }
  }

  /// The result before the end of the body.
  func early(_ result: ObjectiveCExpression) -> [ObjectiveCStatement] {
    switch self {
    case .completion: last(result) + [.return(nil)]
    case .element: last(result) + [.continue]
    }
  }
}
