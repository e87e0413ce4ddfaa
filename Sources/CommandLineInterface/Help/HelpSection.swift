/// A titled list of a reference.
struct HelpSection {
  /// The heading of the options that commands above declare; documents that show the whole tree leave them out below.
  static let inheritedTitle = "Global options"

  /// The heading without a colon.
  let title: String
  /// The terms in order.
  let entries: [HelpEntry]
}
