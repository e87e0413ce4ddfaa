internal import SourceDiagnostics

extension XcodeTarget {
  /// The platforms that the target is built for, as SDKs are named, for example `iphoneos`; nil where the project does
  /// not tell.
  package var platforms: Set<String>? {
    if let supported = setting("SUPPORTED_PLATFORMS")?.value, !supported.contains("$") {
      let names = Self.devices(supported.split(separator: " ").map(String.init))
      if !names.isEmpty { return names }
    }
    guard let sdk = setting("SDKROOT")?.value, !sdk.contains("$"), sdk != "auto", !sdk.isEmpty else { return nil }
    // A version may follow the name: `iphoneos17.0`.
    return Self.devices([String(sdk.prefix { !$0.isNumber })])
  }

  /// The names without those of simulators.
  private static func devices(_ names: [String]) -> Set<String> {
    Set(names.filter { !$0.hasSuffix("simulator") })
  }
}
