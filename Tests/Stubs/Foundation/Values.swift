public typealias TimeInterval = Double

public struct URL: Hashable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { fatalError() }
  public var path: String { fatalError() }
}

public struct Data: Hashable, Sendable {
  public init() {}
}

public struct Date: Hashable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { fatalError() }
}

public struct DateComponents: Hashable, Sendable {
  public init() {}
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
}

public struct DateInterval: Hashable, Sendable {
  public init() {}
}

public struct PersonNameComponents: Hashable, Sendable {
  public init() {}
  public var givenName: String?
  public var familyName: String?
}

public struct Decimal: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
}

extension StringProtocol {
  public func localizedCaseInsensitiveContains<Text: StringProtocol>(_ other: Text) -> Bool { fatalError() }
}
