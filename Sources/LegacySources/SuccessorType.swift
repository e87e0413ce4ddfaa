/// A type of migrated code that takes the place of a legacy class.
package struct SuccessorType: Sendable, Equatable {
  /// The name.
  package let name: String

  /// Whether it works with the legacy class.
  package let isBridged: Bool

  /// Whether it can be the configuration of a widget.
  package let isForWidgets: Bool

  /// Whether it has a method `donate` for the app to call.
  package let hasDonationMethod: Bool

  /// A type of the given name.
  package init(_ name: String, isBridged: Bool, isForWidgets: Bool = true, hasDonationMethod: Bool = false) {
    self.name = name
    self.isBridged = isBridged
    self.isForWidgets = isForWidgets
    self.hasDonationMethod = hasDonationMethod
  }
}
