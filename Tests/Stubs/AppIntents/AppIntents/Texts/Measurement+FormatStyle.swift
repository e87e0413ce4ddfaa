// The Linux Foundation has measurements, and no format for them.

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Sendable, Hashable, Codable {
      case wide
      case abbreviated
      case narrow
    }

    let width: UnitWidth

    public func format(_ value: Measurement<UnitType>) -> String { "\(value.value) \(value.unit.symbol)" }
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<Unit: Dimension>(width: Measurement<Unit>.FormatStyle.UnitWidth) -> Self
  where Self == Measurement<Unit>.FormatStyle {
    Self(width: width)
  }
}
