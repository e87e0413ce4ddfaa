import UniformTypeIdentifiers

public struct IntentFile: Sendable, Hashable, SpokenObject, IntentValue {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public let type: UTType?
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }

  public var spokenText: String { filename }
}

public struct IntentPerson: Sendable, Hashable, SpokenObject, IntentValue {
  public enum Identifier: Sendable, Hashable {
    case contact(String)
    case applicationDefined(String)
    case unknown
  }

  public enum Name: Sendable, Hashable {
    case displayName(String)
    case components(PersonNameComponents)
    case unknown
  }

  public struct Handle: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public enum Label: Sendable, Hashable {
      case other
    }

    public let value: Value

    public init(_ value: Value, label: Label = .other) { self.value = value }
    public init(emailAddress: String, label: Label = .other) { value = .emailAddress(emailAddress) }
    public init(phoneNumber: String, label: Label = .other) { value = .phoneNumber(phoneNumber) }
    public init(applicationDefined: String, label: String? = nil) { value = .applicationDefined(applicationDefined) }
  }

  public enum ParameterMode: Sendable {
    case contact
    case email
    case phone
    case emailOrPhone
  }

  public let identifier: Identifier
  public let name: Name
  public let handle: Handle?

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }

  public var spokenText: String {
    switch name {
    case .displayName(let name): name
    case .components(let components): components.givenName ?? ""
    case .unknown: ""
    }
  }
}

public struct IntentCurrencyAmount: Sendable, Hashable, SpokenObject, IntentValue {
  public let amount: Decimal
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  public var spokenText: String { "\(amount) \(currencyCode)" }
}

public struct IntentPaymentMethod: Sendable, Hashable, SpokenObject, IntentValue {
  public enum PaymentType: Sendable, Hashable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    case store
    case applePay
  }

  public let paymentType: PaymentType
  public let name: String?

  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: LocalizedStringResource? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
  }

  public var spokenText: String { name ?? "\(paymentType)" }
}

@available(iOS 17.2, macOS 14.2, watchOS 10.2, tvOS 17.2, visionOS 1.1, *)
public struct StringSearchCriteria: Sendable, Hashable, IntentValue {
  public let term: String
  public init(term: String) { self.term = term }
}
