/// The number of values that a widget of one size shows.
package struct ArraySize: Sendable, Equatable {
  /// The widget size, for example `Small`.
  package let sizeClass: String

  /// The number of values, from 1.
  package let count: Int

  /// A value of the given parts.
  package init(sizeClass: String, count: Int) {
    self.sizeClass = sizeClass
    self.count = count
  }
}
