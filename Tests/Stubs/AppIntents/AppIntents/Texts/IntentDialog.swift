public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?

  public init(_ text: LocalizedStringResource) {
    full = text
    supporting = nil
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  @available(iOS 17.2, macOS 14.2, watchOS 10.2, tvOS 17.2, visionOS 1.1, *)
  public init(full: LocalizedStringResource, systemImageName: _const String) {
    self.full = full
    supporting = nil
  }

  @available(iOS 17.2, macOS 14.2, watchOS 10.2, tvOS 17.2, visionOS 1.1, *)
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: _const String) {
    self.init(full: full, supporting: supporting)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// What is said, for tests.
  public var text: String {
    [full, supporting].compactMap { $0.map { String(localized: $0) } }.joined(separator: " / ")
  }
}
