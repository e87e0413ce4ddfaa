/// Since when a declaration exists on a platform.
package struct SystemAvailability: Sendable, Equatable {
  /// The platform.
  package let platform: SystemPlatform

  /// The first version that has it, for example `10.3`.
  package let introduced: String

  /// The first version whose interface marks it as deprecated.
  package let deprecated: String?

  private init(_ platform: SystemPlatform, _ introduced: String, _ deprecated: String?) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
  }

  /// Since a version of iOS.
  package static func iOS(_ introduced: String, deprecated: String? = nil) -> SystemAvailability {
    SystemAvailability(.iOS, introduced, deprecated)
  }

  /// Since a version of macOS.
  package static func macOS(_ introduced: String, deprecated: String? = nil) -> SystemAvailability {
    SystemAvailability(.macOS, introduced, deprecated)
  }

  /// Since a version of watchOS.
  package static func watchOS(_ introduced: String, deprecated: String? = nil) -> SystemAvailability {
    SystemAvailability(.watchOS, introduced, deprecated)
  }

  /// Since a version of tvOS.
  package static func tvOS(_ introduced: String, deprecated: String? = nil) -> SystemAvailability {
    SystemAvailability(.tvOS, introduced, deprecated)
  }
}
