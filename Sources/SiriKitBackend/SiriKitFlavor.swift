/// The world that generated declarations live in.
package enum SiriKitFlavor: Sendable, Equatable, CaseIterable {
  /// Apple's frameworks: what Xcode derives from a definition.
  case apple

  /// Plain Swift over `IntentsTestKit`, so that handlers can be tested where Apple's frameworks do not exist.
  case portable
}
