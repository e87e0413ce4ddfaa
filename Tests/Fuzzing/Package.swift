// swift-tools-version: 6.2
import PackageDescription

// The modules stand in `Sources` as links to the compiler's own, not as a dependency on its package: what they share
// is visible within one package only, and in this way the sanitizers' instrumentation reaches every one of them.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]
    ),
    .target(name: "SourceDiagnostics"),
    .target(name: "PropertyListReader", dependencies: ["CLibXML2", "SourceDiagnostics"]),
    .executableTarget(
      name: "ReaderFuzzer", dependencies: ["PropertyListReader", "SourceDiagnostics"], path: "Fuzzers/ReaderFuzzer"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
