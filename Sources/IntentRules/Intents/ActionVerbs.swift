/// The verbs of each category, from which Siri takes its wording.
enum ActionVerbs {
  /// The category of system intents, which have no verb.
  static let systemCategory = "system"

  /// The verbs of each category of custom intents, the default first.
  static let categories: [(name: String, verbs: [String])] = [
    ("generic", ["Do", "Run", "Go"]), ("information", ["View", "Open"]), ("order", ["Order", "Book", "Buy"]),
    ("start", ["Start"]), ("navigation", ["StartNavigation"]), ("share", ["Share", "Post", "Send"]),
    ("create", ["Create", "Add"]), ("search", ["Search", "Find", "Filter"]), ("download", ["Download", "Get"]),
    ("set", ["Set"]), ("request", ["Request"]), ("toggle", ["Toggle"]), ("checkIn", ["CheckIn"]),
  ]

  /// The names of the categories of custom intents.
  static let categoryNames = categories.map(\.name)

  /// All verbs.
  static let all = categories.flatMap(\.verbs)

  /// The category that a verb belongs to; nil for none.
  static func category(of verb: String) -> String? {
    categories.first { $0.verbs.contains(verb) }?.name
  }
}
