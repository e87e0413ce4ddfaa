/// A place of a scaffold that is left to the developer.
struct OpenPlace {
  /// What is asked for.
  private let task: String

  /// What the desk calls an outcome that the definition does not have.
  static let otherEnding = "*"

  /// The answers that the comment proposes.
  ///
  /// For example: `.unsupported(forReason: .soldOut)`
  private var answers: [String] = []

  /// The place that a comment opens.
  init(_ comment: String) {
    task = comment
  }

  /// Reads on in the comment.
  mutating func add(_ comment: String) {
    if let match = comment.firstMatch(of: #/^// - `(\..*)`(?::|$)/#) { answers.append(String(match.1)) }
  }

  /// The first line of code behind the comment, and what is put before it; nil where the place is unknown.
  func filling(
    _ code: String, before rest: ArraySlice<Substring>, cases: [(name: String, labels: [String])]
  ) -> (before: [String], code: String)? {
    switch task {
    case _ where task.hasPrefix("// TODO: Find the values"):
      return (proposals(rest), code.replacing(#/= (\[.*\])$/#) { "= TrialDesk.matches(\($0.1))" })
    case _ where task.hasPrefix("// TODO: Check the value."), "// TODO: Check that the value still exists.":
      return (proposals(rest), code)
    case _ where task.hasPrefix("// TODO: List the values"):
      return ([], code.replacing("= []", with: "= TrialDesk.items()"))
    case _ where task.hasPrefix("// TODO: Return the value that most people want"):
      return ([], code.replacing(#/^return (.*)$/#) { "return TrialDesk.suggestion(\($0.1))" })
    case _ where task.hasPrefix("// TODO: Check that the intent can be handled now"):
      return ([], code.replacing(".ready", with: "TrialDesk.confirmation(.ready)"))
    case _ where task.hasPrefix("// TODO: Carry the intent out"):
      return (endings(code, cases), code)
    default:
      return nil
    }
  }

  /// The proposed answers, each if the desk wants it.
  private func proposals(_ rest: ArraySlice<Substring>) -> [String] {
    // The value is what is accepted in the end, or the only match.
    guard
      let name = rest.lazy.compactMap({ $0.firstMatch(of: #/success\(with: ([\w`]+)\)|let matches = \[([\w`]+)\]/#) })
        .first.flatMap({ $0.1 ?? $0.2 })
    else { return [] }
    let isReturned = rest.first { $0.contains("return ") || $0.contains("completion(") }?.contains("return ") ?? true
    return answers.map { answer in
      let reply = isReturned ? "return \(answer)" : "completion(\(answer)); return"
      return "if TrialDesk.wants(#\"\(answer)\"#, for: \(name)) { \(reply) }"
    }
  }

  /// The outcomes, each if the desk wants it.
  private func endings(_ code: String, _ cases: [(name: String, labels: [String])]) -> [String] {
    cases.enumerated().map { index, outcome in
      let (name, labels) = outcome
      let values = labels.map { "\($0): TrialDesk.value(\"\($0)\")" }.joined(separator: ", ")
      // The last one is for the codes that the definition does not have.
      let isOther = index == cases.count - 1
      let ending = ".`\(name)`" + (isOther ? "(TrialDesk.code())" : values.isEmpty ? "" : "(\(values))")
      let reply = code.hasPrefix("return ") ? "return \(ending)" : "completion(\(ending)); return"
      return "if TrialDesk.ending == \"\(isOther ? Self.otherEnding : name)\" { \(reply) }"
    }
  }
}
