/// What a definition says about a length of time; each number counts in the unit beside it.
package struct TimeIntervalOptions: Sendable, Equatable {
  /// The value at first.
  package let defaultValue: MetadataNumber?

  /// The unit of the default, for example `Minutes`.
  package let defaultUnit: String?

  /// The smallest value allowed.
  package let minimum: MetadataNumber?

  /// The unit of the minimum.
  package let minimumUnit: String?

  /// The largest value allowed.
  package let maximum: MetadataNumber?

  /// The unit of the maximum.
  package let maximumUnit: String?

  /// `Multiple`, or the one unit that people choose in.
  package let unit: String?

  /// Whether negative lengths are allowed; nil where the file says nothing.
  package let allowsNegativeNumbers: Bool?

  /// A value of the given parts.
  package init(
    defaultValue: MetadataNumber? = nil, defaultUnit: String? = nil, minimum: MetadataNumber? = nil,
    minimumUnit: String? = nil, maximum: MetadataNumber? = nil, maximumUnit: String? = nil, unit: String? = nil,
    allowsNegativeNumbers: Bool? = nil
  ) {
    self.defaultValue = defaultValue
    self.defaultUnit = defaultUnit
    self.minimum = minimum
    self.minimumUnit = minimumUnit
    self.maximum = maximum
    self.maximumUnit = maximumUnit
    self.unit = unit
    self.allowsNegativeNumbers = allowsNegativeNumbers
  }
}
