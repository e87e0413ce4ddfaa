/// A titled list of a help page.
struct HelpSection {
  /// The heading without a colon.
  let title: String
  /// The terms in order.
  let entries: [HelpEntry]
}
