import SwiftCode

/// How a body gives its result.
///
/// For example: `return .needsValue()`, or `completion(.needsValue())` and `return`
struct Reply {
  /// The ways to give a result.
  private enum Way {
    case `return`
    case completion(further: [Expression])
  }

  private let way: Way

  /// By `return`.
  static let returning = Reply(way: .return)

  /// By a call of the completion handler, with further arguments behind the result.
  static func completing(with further: [Expression] = []) -> Reply { Reply(way: .completion(further: further)) }

  /// The result at the end of the body.
  func last(_ result: Expression) -> [Statement] {
    switch way {
    case .return:
      [.return(result)]
    case .completion(let further):
      [.expression(.call(.name("completion"), ([result] + further).map { Argument($0) }))]
    }
  }

  /// The result before the end of the body.
  func early(_ result: Expression) -> [Statement] {
    switch way {
    case .return: last(result)
    case .completion: last(result) + [.return(nil)]
    }
  }
}
