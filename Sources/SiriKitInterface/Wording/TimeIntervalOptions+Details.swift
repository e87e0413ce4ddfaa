package import IntentSemantics

extension TimeIntervalOptions {
  /// Default, bounds and unit, a fragment each; the definition counts in units, the property in seconds.
  package var details: [String] {
    var details: [String] = []
    if let defaultValue {
      details.append("Default: \(Self.measure(defaultValue, defaultUnit))")
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      let lower = minimumUnit == maximumUnit ? minimum.description : Self.measure(minimum, minimumUnit)
      details.append("Range: \(lower) to \(Self.measure(maximum, maximumUnit))")
    case (let minimum?, nil): details.append("Minimum: \(Self.measure(minimum, minimumUnit))")
    case (nil, let maximum?): details.append("Maximum: \(Self.measure(maximum, maximumUnit))")
    case (nil, nil): break
    }
    // With several units people choose one, which says nothing about the value.
    if let unit, unit != "Multiple" {
      details.append("Shown in \(Self.word(for: unit, count: nil))")
    }
    return details
  }

  /// A number with its unit.
  private static func measure(_ number: MetadataNumber, _ unit: String?) -> String {
    unit.map { "\(number) \(word(for: $0, count: number))" } ?? number.description
  }

  /// The unit in words; the file's own word where it is none of the editor's.
  private static func word(for unit: String, count: MetadataNumber?) -> String {
    let isOne = count?.value == 1
    return switch unit {
    case "Seconds": isOne ? "second" : "seconds"
    case "Minutes": isOne ? "minute" : "minutes"
    case "Hours": isOne ? "hour" : "hours"
    case "Days": isOne ? "day" : "days"
    default: "`\(unit)`"
    }
  }
}
