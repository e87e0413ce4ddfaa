@_exported import Foundation

extension String {
  /// A text with its key; what it says is kept beside it, so that tests can read it.
  public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The text as a table has it, for example `Order %@`.
    public let key: String
    /// The text with the values in their places.
    public let text: String

    public init(stringLiteral value: String) {
      key = value
      text = value
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
    }
  }

  public init(localized value: LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    self = value.text
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text
  }
}

extension String.LocalizationValue {
  /// Takes what the system can say, and nothing else: no optional, no `Bool`, no `URL`, no bare date or measurement.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var text = ""
    /// Whether there are values, so that a per cent sign has to be doubled in the key.
    private let isFormat: Bool

    public init(literalCapacity: Int, interpolationCount: Int) {
      isFormat = interpolationCount > 0
    }

    public mutating func appendLiteral(_ literal: String) {
      key += isFormat ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      text += literal
    }

    private mutating func append(_ specifier: String, _ value: String) {
      key += specifier
      text += value
    }

    public mutating func appendInterpolation(_ value: String) { append("%@", value) }
    public mutating func appendInterpolation(_ value: Int) { append("%lld", String(value)) }
    public mutating func appendInterpolation(_ value: Double) { append("%lf", String(value)) }
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      append("%@", String(localized: value))
    }
    public mutating func appendInterpolation<Value: AppEnum>(_ value: Value) { append("%@", value.spokenText) }
    public mutating func appendInterpolation<Value: AppEntity>(_ value: Value) { append("%@", value.spokenText) }
    public mutating func appendInterpolation<Value: SpokenObject>(_ value: Value) { append("%@", value.spokenText) }

    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append("%@", format.format(value))
    }

    public mutating func appendInterpolation<Value: AppEnum>(_ values: [Value], format: SpokenList) {
      append("%@", values.map(\.spokenText).formatted(.list(type: format.type)))
    }

    public mutating func appendInterpolation<Value: AppEntity>(_ values: [Value], format: SpokenList) {
      append("%@", values.map(\.spokenText).formatted(.list(type: format.type)))
    }
  }

  /// How a list of enumeration's cases or of entities is said.
  public struct SpokenList: Sendable {
    public typealias ListType = ListFormatStyle<StringStyle, [String]>.ListType
    let type: ListType
    public static func list(type: ListType) -> SpokenList { SpokenList(type: type) }
  }
}

/// A value of the framework that the system can say: placemarks, files, persons, amounts, methods of payment.
public protocol SpokenObject {
  var spokenText: String { get }
}

extension AppEnum {
  /// The title of the case.
  public var spokenText: String {
    Self.caseDisplayRepresentations[self].map { String(localized: $0.title) } ?? "\(rawValue)"
  }
}

extension AppEntity {
  /// The title of the entity.
  public var spokenText: String { String(localized: displayRepresentation.title) }
}
