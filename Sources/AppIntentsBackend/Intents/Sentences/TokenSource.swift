import IntentSemantics

/// What a token of a sentence stands for.
struct TokenSource: Equatable {
  /// What has the value.
  enum Owner: Equatable {
    case parameter
    case response
    /// Nothing: the token names no value.
    case nothing
  }

  /// What has the value.
  let owner: Owner

  /// The name of the parameter or response parameter.
  let name: String

  /// The members that lead from there to the value; empty for the value itself.
  ///
  /// For example: `harbour`
  let path: [String]

  /// What the value is.
  let type: AppIntentsValue

  /// What the definition says about it.
  let options: ValueOptions

  /// The name of the value in code that gets it handed, unescaped.
  ///
  /// For example: `pierHarbour` for `${pier.harbour}`
  var localName: String { name.asIdentifier + path.map(\.withUppercasedFirstLetter).joined() }
}

extension String {
  /// The text with only those characters that a name may have.
  fileprivate var asIdentifier: String {
    let kept = filter { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = kept.first else { return "value" }
    return first.isNumber ? "value" + kept : kept
  }
}
