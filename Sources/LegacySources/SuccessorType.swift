/// A type of migrated code that takes the place of a legacy class.
package struct SuccessorType: Sendable, Equatable {
  /// The name.
  package let name: String

  /// Whether it works with the legacy class.
  package let isBridged: Bool

  /// What it has to do with the handler of its intent.
  package enum Asking: Sendable {
    /// It asks it, or would where it works with the legacy class.
    case asked
    /// It would ask it, and the choice of handlers has none for it.
    case unnamed
    /// It has the work itself: the project has moved it there.
    case moved
  }

  /// What it has to do with the handler, where it works with the legacy class.
  package let asking: Asking

  /// Whether it can be the configuration of a widget.
  package let isForWidgets: Bool

  /// Whether it has a method `donate` for the app to call.
  package let hasDonationMethod: Bool

  /// A type of the given name.
  package init(
    _ name: String, isBridged: Bool, asking: Asking = .asked, isForWidgets: Bool = true,
    hasDonationMethod: Bool = false
  ) {
    self.asking = asking
    self.name = name
    self.isBridged = isBridged
    self.isForWidgets = isForWidgets
    self.hasDonationMethod = hasDonationMethod
  }
}
