/// A version of the systems, by the number that iOS has.
///
/// The others follow: macOS counts 3 less, watchOS 7 less, visionOS 15 to 16 less; from 26 all count alike.
package struct SystemVersion: Sendable, Hashable, Comparable {
  /// The major version of iOS, at least 16: the first with App Intents.
  package let major: Int

  /// The minor version.
  package let minor: Int

  /// A version of iOS.
  package init(_ major: Int, _ minor: Int = 0) {
    precondition(major >= 16, "App Intents came with iOS 16")
    self.major = major
    self.minor = minor
  }

  package static let iOS16 = SystemVersion(16)
  /// The first release that names the usual keyboard.
  package static let iOS16Minor1 = SystemVersion(16, 1)
  /// The first release with items in titled sections and with intents that go on in the app.
  package static let iOS16Minor4 = SystemVersion(16, 4)
  package static let iOS17 = SystemVersion(17)
  package static let iOS18 = SystemVersion(18)
  /// The first release in which properties say themselves under which attribute Spotlight has them.
  package static let iOS18Minor4 = SystemVersion(18, 4)
  package static let iOS26 = SystemVersion(26)

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The versions as an attribute or a condition has them.
  ///
  /// For example: `iOS 17.0`, `macOS 14.0`, `watchOS 10.0`, `tvOS 17.0`
  ///
  /// - Parameter systems: The systems that are named.
  /// - Returns: A name and a version for each.
  package func names(on systems: [System] = [.iOS, .macOS, .watchOS, .tvOS]) -> [String] {
    systems.map { "\($0.rawValue) \($0.major(for: major)).\(minor)" }
  }

  /// A system with App Intents.
  package enum System: String, Sendable, CaseIterable {
    case iOS
    case macOS
    case watchOS
    case tvOS
    case visionOS

    /// The major version that came with a version of iOS.
    package func major(for iOS: Int) -> Int {
      guard iOS < 26 else { return iOS }
      return switch self {
      case .iOS, .tvOS: iOS
      case .macOS: iOS - 3
      case .watchOS: iOS - 7
      // The first was a contemporary of iOS 16 and 17.
      case .visionOS: max(1, iOS - 16)
      }
    }
  }
}
