/// Severities of rules for some paths or elements only.
struct ConfigurationOverride: Sendable, Equatable {
  /// The paths; empty for all.
  var paths: [PathPattern] = []

  /// The names of elements, which stand for what is inside them too; empty for all.
  var elements: [String] = []

  /// The severities.
  var settings = RuleSettings()

  /// Whether a finding at the given place is meant.
  func applies(toPath path: String?, element: String?) -> Bool {
    if !paths.isEmpty {
      guard let path, paths.contains(where: { $0.matches(path) }) else { return false }
    }
    if elements.isEmpty { return true }
    guard let element else { return false }
    return elements.contains { element == $0 || element.hasPrefix($0 + ".") }
  }
}
