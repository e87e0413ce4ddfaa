internal import AppIntentsBackend

/// The oldest system that migrated code is for, by the version of iOS; those of the other systems follow from it.
public struct MigrationTarget: Sendable, Equatable {
  /// The version.
  let version: SystemVersion

  /// iOS 16.0, the first with App Intents.
  public static let iOS16 = MigrationTarget(version: .iOS16)

  private init(version: SystemVersion) {
    self.version = version
  }

  /// The version that a text names; nil for anything else, and for versions without App Intents.
  ///
  /// Versions after the last known one count as versions of their own, for which all is written that is known.
  ///
  /// - Parameter text: A system and its version, for example `iOS17.0`, `macOS14` or `watchOS10.2`; the version of iOS
  ///   that came with it counts.
  public init?(_ text: String) {
    for system in SystemVersion.System.allCases where text.lowercased().hasPrefix(system.rawValue.lowercased()) {
      let parts = text.dropFirst(system.rawValue.count).split(separator: ".", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
        let major = Int(parts[0]), let minor = parts.count > 1 ? Int(parts[1]) : 0, minor >= 0,
        let iOS = Self.majorVersions(upTo: major).first(where: { system.major(for: $0) == major })
      else { return nil }
      version = SystemVersion(iOS, minor)
      return
    }
    return nil
  }

  /// The versions of iOS up to one: those between 18 and 26 have never been.
  private static func majorVersions(upTo last: Int) -> [Int] {
    [16, 17, 18] + (last < 26 ? [] : last < 1000 ? Array(26...last) : [])
  }
}
