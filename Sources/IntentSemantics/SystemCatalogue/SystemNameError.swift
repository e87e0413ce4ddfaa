/// A name that stands for no domain or intent of the system, or for more than one.
package struct SystemNameError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was looked for.
  package enum Subject: String, Sendable {
    /// A group of tasks.
    case domain
    /// A class.
    case intent = "system intent"
  }

  /// What was looked for.
  package let subject: Subject

  /// The name as it was given.
  package let name: String

  /// Whether the name stands for more than one; the suggestions are then what it may stand for.
  package let isAmbiguous: Bool

  /// The names that may be meant, in the order of the catalogue; empty where none is like it.
  package let suggestions: [String]

  /// For example `there is no domain 'mesaging'; did you mean 'Messaging'?`.
  package var description: String {
    let names = Self.list(suggestions)
    if isAmbiguous { return "the \(subject.rawValue) '\(name)' may be \(names)" }
    let problem = "there is no \(subject.rawValue) '\(name)'"
    if !suggestions.isEmpty { return "\(problem); did you mean \(names)?" }
    // There are few domains, so that all can be named.
    return subject == .domain
      ? problem + "; it may be " + Self.list(SystemIntentDomain.allCases.map(\.rawValue)) : problem
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
