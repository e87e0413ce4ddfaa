import Foundation
import TestSupport
import Testing

@Suite("The package that the guide to tests of handlers prints")
struct HandlerGuidePackageTests {
  /// What SwiftPM says of a package.
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let sources: [String]
    }

    let targets: [Target]
  }

  @Test("takes the Swift files of the folders that the guide's commands write, and complains about nothing")
  func package() throws {
    let swift = try #require(ProcessRunner.program(named: "swift"))
    let guide = try String(
      contentsOf: RepositoryLayout.root.appending(path: "docs/testing-handlers.md"), encoding: .utf8)
    let start = try #require(guide.range(of: "// swift-tools-version")).lowerBound
    let end = try #require(guide[start...].range(of: "```")).lowerBound
    try Workspace.with(["CoffeeBar/Intents/Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) {
      workspace throws in
      // The clone lies beside the project.
      try workspace.link("intentc", to: RepositoryLayout.root.path)
      try workspace.folder.write(String(guide[start..<end]), to: "CoffeeBar/Package.swift")
      try workspace.folder.write("import IntentsTestKit\n", to: "CoffeeBar/Tests/HandlerTests/RefundTests.swift")
      for line in [
        "intentc generate Intents --output Portable --flavor portable", "intentc scaffold Intents --output Extension",
      ] {
        #expect(guide.contains("\n\(line)\n"))
        let words = line.split(separator: " ").map(String.init)
        #expect(try workspace.run(Array(words.dropFirst()), in: "CoffeeBar").status == 0)
      }
      let outcome = try ProcessRunner(
        program: swift, workingDirectory: workspace.folder.file("CoffeeBar"), timeLimit: .seconds(300)
      ).run(["package", "describe", "--type", "json"])
      #expect(outcome.status == 0 && !outcome.errors.contains("warning:"), "\(outcome.errors)")
      let package = try JSONDecoder().decode(Description.self, from: outcome.outputData)
      let target = try #require(package.targets.first { $0.name == "CoffeeBar" })
      #expect(target.sources.allSatisfy { $0.hasSuffix(".swift") }, "\(target.sources)")
      let folders = Set(target.sources.compactMap { $0.split(separator: "/").first })
      #expect(folders == ["Extension", "Portable"])
    }
  }
}
