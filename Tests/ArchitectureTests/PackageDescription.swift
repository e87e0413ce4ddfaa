import Foundation
import TestSupport

/// What the manifest says about targets.
struct PackageDescription: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    let name: String
    let type: String
    let dependencies: [Dependency]

    /// The names of the targets that this one declares to need.
    var dependencyNames: Set<String> { Set(dependencies.map(\.name)) }
  }

  /// A dependency of a target, which the manifest's JSON writes as `{"byName": ["Name", null]}` or with another key.
  struct Dependency: Decodable, Sendable {
    let name: String

    init(from decoder: any Decoder) throws {
      let forms = try decoder.singleValueContainer().decode([String: [NameOrCondition]].self)
      name = forms.values.first?.compactMap(\.name).first ?? ""
    }
  }

  private struct NameOrCondition: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let targets: [Target]

  /// The targets that are not tests or for tests.
  var sourceTargets: [Target] {
    targets.filter { !["plugin", "test"].contains($0.type) && !Self.testSupport.contains($0.name) }
  }

  private static let testSupport: Set = ["HandlerTrials", "MigrationSupport", "PortableSamples", "TestSupport"]

  /// Asks the package manager for the manifest of this repository.
  static func ofRepository() throws -> PackageDescription { try ofPackage(at: RepositoryLayout.root) }

  /// Asks the package manager for the manifest of the fuzzers, who compile the modules once more.
  static func ofFuzzers() throws -> PackageDescription {
    try ofPackage(at: RepositoryLayout.root.appending(path: "Tests/Fuzzing", directoryHint: .isDirectory))
  }

  private static func ofPackage(at folder: URL) throws -> PackageDescription {
    guard let swift = ProcessRunner.program(named: "swift") else { throw Failure(description: "no swift in PATH") }
    return try TemporaryDirectory.withDirectory { scratch in
      // The build folder is locked by the very run that this test belongs to.
      let outcome = try ProcessRunner(program: swift).run([
        "package", "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package",
      ])
      guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
      return try JSONDecoder().decode(PackageDescription.self, from: outcome.outputData)
    }
  }
}
