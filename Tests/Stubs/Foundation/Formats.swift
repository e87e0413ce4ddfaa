// What App Intents and their texts name, beside what the generated classes and their handlers do.

public struct Locale: Hashable, Sendable {
  public static var current: Locale { fatalError() }
}

public struct Calendar: Hashable, Sendable {
  public static var current: Calendar { fatalError() }
  public func date(from components: DateComponents) -> Date? { fatalError() }
}

public struct AttributedString: Hashable, Sendable {}

@objc open class NSLock: NSObject {}

extension String {
  public init(_ text: NSString) { fatalError() }
}

// MARK: Formats

public protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Sendable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

public struct StringStyle: FormatStyle {
  public func format(_ value: String) -> String { fatalError() }
}

public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Base.Element == Style.FormatInput, Style.FormatOutput == String {
  public enum ListType: Hashable, Sendable {
    case and, or
  }
  public func format(_ value: Base) -> String { fatalError() }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
  public static func list(type: ListFormatStyle<StringStyle, [String]>.ListType) -> Self { fatalError() }
}

extension Array where Element == String {
  public func formatted(_ style: ListFormatStyle<StringStyle, [String]>) -> String { fatalError() }
}

extension Date {
  public struct FormatStyle: Foundation.FormatStyle {
    public enum DateStyle: Sendable {
      case omitted, numeric, abbreviated, long, complete
    }
    public enum TimeStyle: Sendable {
      case omitted, shortened, standard, complete
    }
    public func format(_ value: Date) -> String { fatalError() }
  }
  public static var now: Date { fatalError() }
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { fatalError() }
}

extension FormatStyle where Self == Date.FormatStyle {
  public static var dateTime: Self { fatalError() }
}

extension Decimal {
  public struct CurrencyStyle: FormatStyle {
    public func format(_ value: Decimal) -> String { fatalError() }
  }
  public func formatted(_ style: CurrencyStyle) -> String { fatalError() }
}

extension FormatStyle where Self == Decimal.CurrencyStyle {
  public static func currency(code: String) -> Self { fatalError() }
}

extension BinaryInteger {
  public func formatted() -> String { fatalError() }
}

extension BinaryFloatingPoint {
  public func formatted() -> String { fatalError() }
}

extension StringProtocol {
  public func localizedStandardContains<Text: StringProtocol>(_ other: Text) -> Bool { fatalError() }
}
