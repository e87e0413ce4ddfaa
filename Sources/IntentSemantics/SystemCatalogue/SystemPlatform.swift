/// The platforms that the interface of a system intent speaks of.
package enum SystemPlatform: String, Sendable, Hashable, CaseIterable {
  case iOS
  case macOS
  case watchOS
  case tvOS
}
