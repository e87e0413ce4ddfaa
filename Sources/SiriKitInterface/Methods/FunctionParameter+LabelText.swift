internal import SwiftCode

extension FunctionParameter.Label {
  /// What a caller writes before the argument for a parameter of the given name, `_` for nothing.
  func text(of name: String) -> String {
    switch self {
    case .name: name
    case .omitted: "_"
    case .word(let word): word
    }
  }
}
