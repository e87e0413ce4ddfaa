import IntentSemantics

/// How an intent can end, as its definition says.
struct ResponseOutcomes {
  /// The codes that are successes.
  let successes: [ResponseCode]

  /// The codes that are failures.
  let failures: [ResponseCode]

  /// The outcomes of an intent.
  init(of intent: Intent) {
    successes = intent.response.codes.filter(\.counts)
    failures = intent.response.codes.filter { !$0.counts }
  }

  /// What is said in the end.
  enum Dialog {
    /// Nothing.
    case none
    /// The texts of the only success.
    case one(ResponseCode)
    /// The texts of several successes, some of which may have none.
    case several([ResponseCode])
  }

  /// What is said in the end.
  var dialog: Dialog {
    guard successes.contains(where: { $0.hasText }), let first = successes.first else { return .none }
    return successes.count == 1 ? .one(first) : .several(successes)
  }
}

extension ResponseCode {
  /// Whether it counts as a success.
  fileprivate var counts: Bool { isSuccess || name == BuiltInResponseCode.success.name }

  /// The texts, the spoken one first.
  var texts: [FormatText] { [text, conciseText].compactMap(\.self) }

  /// Whether anything is said.
  var hasText: Bool { !texts.isEmpty }
}
