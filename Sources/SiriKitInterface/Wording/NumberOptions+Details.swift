package import IntentSemantics

extension NumberOptions {
  /// Default and bounds, a fragment each.
  package var details: [String] {
    var details: [String] = []
    if let defaultValue {
      details.append("Default: `\(defaultValue)`")
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): details.append("Range: `\(minimum)...\(maximum)`")
    case (let minimum?, nil): details.append("Minimum: `\(minimum)`")
    case (nil, let maximum?): details.append("Maximum: `\(maximum)`")
    case (nil, nil): break
    }
    if allowsNegativeNumbers == false {
      details.append("Negative numbers are not allowed")
    }
    return details
  }
}
