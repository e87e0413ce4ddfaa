internal import IntentSemantics
internal import SourceDiagnostics

/// The outcomes that an intent may have.
struct ResponseCodes {
  /// The names, those of the definition first.
  let names: [String]

  init(of intent: Intent) {
    let listed = intent.response.codes.map(\.name)
    names = listed + BuiltInResponseCode.allCases.map(\.name).filter { !listed.contains($0) && $0 != "unspecified" }
  }

  /// The outcome of a name.
  ///
  /// - Throws: `AnswerError` if there is none.
  func code(_ name: String, option: String) throws(AnswerError) -> String {
    if names.contains(name) { return name }
    throw AnswerError(
      "there is no response code '\(name)' for \(option)",
      hint: [Spelling.looseHint(for: name, among: names), "there are " + names.quotedList].compactMap(\.self)
        .joined(separator: " "))
  }
}
